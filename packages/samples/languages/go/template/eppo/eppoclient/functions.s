// Lets functions be declared without bodies.
