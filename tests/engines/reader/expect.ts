import {expect as base} from '@playwright/test';
import type {Part, Text} from './part.ts';
import type {Reader} from './reader.ts';
import type {Seen} from '../page/query.ts';
import {until} from './until.ts';

const isText = (actual: string, expected: Text): boolean =>
  typeof expected === 'string' ? actual.includes(expected) : expected.test(actual);

/** How much of a long text is shown where it was not expected. */
const MOST_SHOWN = 600;

/** Judges what is seen, again and again; `.not` waits for the opposite. */
async function judge(
  what: string,
  isNot: boolean,
  isRight: () => Promise<{pass: boolean; actual: unknown}>,
  patience?: number,
) {
  const problem = await until(async () => {
    const {pass, actual} = await isRight();
    return pass === isNot ? JSON.stringify(actual).slice(0, MOST_SHOWN) : undefined;
  }, patience);
  return {
    pass: (problem === undefined) !== isNot,
    message: () => `${isNot ? 'Not expected' : 'Expected'} ${what}; last seen: ${problem}`,
  };
}

/** Judges the first part that is found. */
const judgeFirst = (
  part: Part,
  what: string,
  isNot: boolean,
  isRight: (seen: Seen) => boolean,
  tell: (seen: Seen) => unknown,
  patience?: number,
) =>
  judge(
    `${String(part)} ${what}`,
    isNot,
    async () => {
      const [seen] = await part.look();
      return {pass: seen !== undefined && isRight(seen), actual: seen ? tell(seen) : 'nothing'};
    },
    patience,
  );

/** Playwright's `expect` with what can be said of a part of the page in any engine. */
export const expect = base.extend({
  /** It is on the page, and shown. */
  toBeSeen(part: Part) {
    return judge(`${String(part)} to be seen`, this.isNot, async () => {
      const seen = await part.look();
      return {pass: seen.length > 0, actual: seen.map(({text}) => text)};
    });
  },

  /** It contains a text, now or within a time, ms. */
  toSay(part: Part, text: Text, patience?: number) {
    return judgeFirst(
      part,
      `to say ${text}`,
      this.isNot,
      (seen) => isText(seen.text, text),
      (seen) => seen.text,
      patience,
    );
  },

  /** A field holds a text. */
  toHold(part: Part, text: string) {
    return judgeFirst(
      part,
      `to hold ${text}`,
      this.isNot,
      ({value}) => value === text,
      ({value}) => value,
    );
  },

  toBeFocused(part: Part) {
    return judgeFirst(
      part,
      'to be focused',
      this.isNot,
      ({isFocused}) => isFocused,
      ({text}) => text,
    );
  },

  toHaveAttribute(part: Part, name: string, value: Text) {
    return judgeFirst(
      part,
      `to have ${name} ${value}`,
      this.isNot,
      ({attributes}) => isText(attributes[name] ?? '', value),
      ({attributes}) => attributes[name] ?? null,
    );
  },

  /** There are so many. */
  toCount(part: Part, count: number) {
    return judge(`${count} of ${String(part)}`, this.isNot, async () => {
      const {length} = await part.look();
      return {pass: length === count, actual: length};
    });
  },

  /** Its top is below the navigation bar and above the end of the window. */
  toBeInWindow(part: Part) {
    return judgeFirst(
      part,
      'to be in the window',
      this.isNot,
      ({box}) => box.y >= 0 && box.y < 800,
      ({box}) => box,
    );
  },

  /** Nothing makes the page scroll sideways. */
  toFit(reader: Reader) {
    return judge('the page to fit the window', this.isNot, async () => {
      const actual = await reader.read<number>('document.documentElement.scrollWidth - innerWidth');
      return {pass: actual <= 0, actual};
    });
  },

  /** Path, query and hash of the page. */
  toBeAt(reader: Reader, address: Text) {
    return judge(`to be at ${address}`, this.isNot, async () => {
      const actual = await reader.address();
      const pass = typeof address === 'string' ? actual === address : address.test(actual);
      return {pass, actual};
    });
  },

  /** An expression, evaluated in the page, becomes a value. */
  toRead(reader: Reader, expression: string, value: unknown) {
    return judge(`${expression} to be ${String(value)}`, this.isNot, async () => {
      const actual = await reader.read(expression);
      return {pass: actual === value, actual};
    });
  },
});
