"""Pictures of boards and counters, made from a board and one side's view of it.

A picture shows what the view holds and nothing else. Legal actions are not drawn here.
"""
