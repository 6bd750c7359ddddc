"""Reports: of one finished game, of an officer who looks at it again, and of many games, in words and as pages."""
