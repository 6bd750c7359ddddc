"""The conformance kit on every game, and on games that cheat."""
