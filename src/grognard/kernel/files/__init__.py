"""What is read from disk and written there: data with its sources, positions as text, saves."""
