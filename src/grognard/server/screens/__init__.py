"""Screens: all that one viewer's page shows, in their language, and what changed of it since they were sent it."""
