"""Thinking: worker processes in which bots answer and read saves, and the queue of those who wait for them."""
