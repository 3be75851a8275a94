const {eppo} = window;
