"""The map as numbers: hexes, movement, lines of supply and command, lines of sight."""
