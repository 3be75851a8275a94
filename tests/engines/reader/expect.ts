import {expect as base} from '@playwright/test';
import type {Part, Text} from './part.ts';
import type {Reader} from './reader.ts';
import type {Seen} from '../page/index.ts';
import {until} from './until.ts';

/** How much of a long text is shown where it was not expected. */
const MOST_SHOWN = 600;

/** Looks again and again until what is seen is right, or with `.not` until it is wrong. */
async function judge<Actual>(
  what: string,
  isNot: boolean,
  see: () => Promise<Actual>,
  isRight: (actual: Actual) => boolean,
  patience?: number,
) {
  const problem = await until(async () => {
    const actual = await see();
    return isRight(actual) === isNot
      ? String(JSON.stringify(actual)).slice(0, MOST_SHOWN)
      : undefined;
  }, patience);
  return {
    pass: (problem === undefined) !== isNot,
    message: () => `${isNot ? 'Not expected' : 'Expected'} ${what}; last seen: ${problem}`,
  };
}

/** What is seen of the first part that is found. */
const first = (part: Part) => async (): Promise<Seen | undefined> => (await part.look())[0];

const isText = (actual: string, expected: Text): boolean =>
  typeof expected === 'string' ? actual.includes(expected) : expected.test(actual);

/** Playwright's `expect` with what can be said of a part of the page in any engine. */
export const expect = base.extend({
  /** It is on the page, and shown. */
  toBeSeen(part: Part) {
    return judge(`${String(part)} to be seen`, this.isNot, first(part), (seen) => Boolean(seen));
  },

  /** It contains a text, now or within a time, ms. */
  toSay(part: Part, text: Text, patience?: number) {
    const says = (seen?: Seen) => seen !== undefined && isText(seen.text, text);
    return judge(`${String(part)} to say ${text}`, this.isNot, first(part), says, patience);
  },

  /** A field holds a text. */
  toHold(part: Part, text: string) {
    const holds = (seen?: Seen) => seen?.value === text;
    return judge(`${String(part)} to hold ${text}`, this.isNot, first(part), holds);
  },

  toBeFocused(part: Part) {
    const isFocused = (seen?: Seen) => seen?.isFocused === true;
    return judge(`${String(part)} to be focused`, this.isNot, first(part), isFocused);
  },

  /** Its top is below the navigation bar and above the end of the window. */
  toBeInWindow(part: Part) {
    const isIn = (seen?: Seen) => seen !== undefined && seen.top >= 0 && seen.top < 800;
    return judge(`${String(part)} to be in the window`, this.isNot, first(part), isIn);
  },

  /** Path, query and hash of the page. */
  toBeAt(reader: Reader, address: Text) {
    const isThere = (actual: string) =>
      typeof address === 'string' ? actual === address : address.test(actual);
    return judge(`to be at ${address}`, this.isNot, () => reader.address(), isThere);
  },

  /** An expression, evaluated in the page, becomes a value. */
  toRead(reader: Reader, expression: string, value: unknown) {
    const what = `${expression} to be ${String(value)}`;
    return judge(
      what,
      this.isNot,
      () => reader.read(expression),
      (actual) => actual === value,
    );
  },
});
