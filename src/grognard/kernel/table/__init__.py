"""The table: a title's board and pieces, the position that changes, and the functions with which rules change it."""
