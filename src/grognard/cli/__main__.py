"""`python -m grognard.cli` runs `grognard`, for when the command is not on the path."""

from grognard.cli import main

main(prog_name="grognard")
