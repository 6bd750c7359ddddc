### The sentences of the panel.
