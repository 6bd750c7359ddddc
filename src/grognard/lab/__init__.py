"""The laboratory: many games at once, what they tell, how fast they went, and whether the rules keep their promises.

It plays through the same door as everyone else. No rule and no screen belongs here.
"""
