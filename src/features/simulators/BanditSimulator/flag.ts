/** Key of the flag, of its bandit and of the variation that hands over to it. */
export const FLAG = 'shoe-bandit';
