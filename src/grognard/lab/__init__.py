"""The laboratory: many games between bots, their statistics, benchmarks, and the conformance kit.

It plays through the same interface as everyone else. Rules and screens do not belong here. `play` plays and counts,
`reports` tells what happened, `conformance` checks what the kernel promises, `bench` measures speed.
"""
