"""Questions and answers: scripts ask, the game runs them; previews, orders and what-if tables try answers on copies."""
