export interface History<Item> {
  present: Item;
  past: readonly Item[];
  /** What the last change was about, and when: typing on is one step. */
  last?: {about: string; at: number};
}

const MOST_STEPS = 100;
const ONE_STEP_MS = 1_500;

/**
 * Adds a step. Changes about the same thing that follow each other fast are one step.
 *
 * @param about what is changed, such as the name of the field.
 * @param now milliseconds.
 */
export function change<Item>(
  {present, past, last}: History<Item>,
  next: Item,
  about: string,
  now: number,
): History<Item> {
  const isSameStep = last?.about === about && now - last.at < ONE_STEP_MS;
  return {
    present: next,
    past: isSameStep ? past : [...past, present].slice(-MOST_STEPS),
    last: {about, at: now},
  };
}

/** Goes one step back; without one, nothing changes. */
export function undo<Item>(history: History<Item>): History<Item> {
  const present = history.past.at(-1);
  return present === undefined ? history : {present, past: history.past.slice(0, -1)};
}
