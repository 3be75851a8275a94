/** Why a request cannot be answered: a sentence for whoever asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Runs a computation on what a stranger handed over; it may end one that takes too long. */
export type Guard = <Result>(compute: () => Result) => Result;

/** For hosts that limit the time of each request themselves. */
export const unlimited: Guard = (compute) => compute();
