"""Patterns of play that several games share: alternating segments, reactions, marching hex by hex, sealed plans."""
