/** More answers than these are forgotten, the oldest first. */
const MOST = 500;

/** Longer questions are not asked twice. */
const LONGEST_KEY = 2000;

/** Answers by question; what is asked often costs its time once. */
export type Answers = Map<string, Promise<string>>;

/** Returns the answer of a question, which is computed when nobody asked before, or it failed. */
export function remember(
  answers: Answers,
  question: unknown,
  compute: () => Promise<string>,
): Promise<string> {
  const key = JSON.stringify(question);
  const known = answers.get(key);
  if (known) return known;
  const answer = compute();
  if (key.length > LONGEST_KEY) return answer;
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size > MOST) answers.delete(oldest);
  return answer;
}

/** Why a request cannot be answered: a sentence for whoever asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a computation on what a stranger handed over; it may end one that takes too long. */
export type Guard = <Result>(compute: () => Result) => Result;

/** For hosts that limit the time of each request themselves. */
export const unlimited: Guard = (compute) => compute();
