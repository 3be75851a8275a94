/** What a text has to be: equal to a string, or matched by the source of a regular expression. */
export type TextRule = {is: string} | {matches: string; flags: string};

/** One step from a part of the page to parts inside it. */
export interface Step {
  /** ARIA role; or, where none helps, a selector. */
  role?: string;
  selector?: string;
  /** The accessible name. */
  name?: TextRule;
  /** A text anywhere inside. */
  text?: TextRule;
  /** The how manieth of those found; -1 is the last. */
  nth?: number;
}

/** What a reader can tell about a part, its attributes included. */
export interface Seen {
  name: string;
  text: string;
  value: string;
  isFocused: boolean;
  attributes: Readonly<Record<string, string>>;
  /** Within the window, px. */
  box: {x: number; y: number; width: number; height: number};
}

/** A place to click, or what lies over it. */
export type Target = {x: number; y: number} | {problem: string};
