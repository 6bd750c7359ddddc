"""HTTP and WebSocket: addresses, connections, limits, and what can go wrong with a request. Nothing about games."""
