"""`python -m grognard` is `grognard`: for when the command itself is not on the path."""

from grognard.cli import main

main(prog_name="grognard")
