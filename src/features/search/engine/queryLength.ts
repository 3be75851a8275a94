/** Most characters of a question, in search and assistant: all that comes after them is cut. */
export const MAX_QUERY_LENGTH = 500;

/** Most characters that can be typed into a search field; a line pasted from a log may be longer. */
export const MAX_TYPED_LENGTH = 64;
