### The sentences of the shell.
