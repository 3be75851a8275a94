/** How a question begins that goes on with the one before. */
const GOES_ON = /^(?:and|what about|how about)\b[\s,]*/i;

/** The place that a question names at its end: "in Java", "for the iOS SDK?". */
const PLACE = /\s+(?:in|on|for|with|from)\s+(?:the\s+)?[\w.#+-]+(?:\s+sdk)?[\s?.!]*$/i;

/** Returns the last of several questions in full, undefined when there is none. */
export function lastInFull(questions: readonly string[]): string | undefined {
  return questions.reduce<string | undefined>(
    (previous, question) => fullQuestion(question, previous),
    undefined,
  );
}

/**
 * Returns a question in full: "and in Python?" keeps the subject of the question before and takes
 * its place. Other questions stay as they are.
 */
export function fullQuestion(question: string, previous: string | undefined): string {
  const [start] = GOES_ON.exec(question) ?? [''];
  if (!start || !previous) {
    return question;
  }
  const rest = question.slice(start.length);
  const subject = PLACE.test(` ${rest}`) ? previous.replace(PLACE, '') : previous;
  return `${subject.replace(/[\s?.!]+$/, '')} ${rest}`;
}
