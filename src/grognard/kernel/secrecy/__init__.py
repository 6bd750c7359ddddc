"""Who may know what: views of one side, and tables on which the hidden is dealt anew."""
