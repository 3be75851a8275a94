/** Runs a computation on what a stranger handed over; it may end one that takes too long. */
export type Guard = <Result>(compute: () => Result) => Result;

/** For hosts that limit the time of each request themselves. */
export const unlimited: Guard = (compute) => compute();
