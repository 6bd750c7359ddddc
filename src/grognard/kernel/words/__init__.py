"""What people read: sentences, names, clauses, notes, briefings, goals and overlays."""
