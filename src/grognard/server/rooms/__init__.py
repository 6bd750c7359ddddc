"""Rooms: one game being played at the server, its seats, listeners and report, and the lobby of all games."""
