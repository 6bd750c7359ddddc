"""Minds: what the commanders of several games share: what a bot is handed, reasons, and reckoning on the map."""
