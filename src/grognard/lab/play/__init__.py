"""Play: many games between bots, on one process or many, kept in a journal and counted."""
