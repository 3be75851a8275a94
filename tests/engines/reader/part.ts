import type {Engine} from '../driver/engine.ts';
import {pageCall} from '../driver/pageCode.ts';
import type {Seen, Step, Target, TextRule} from '../page/query.ts';
import {insist} from './until.ts';

/** A text, or an expression that it matches. */
export type Text = string | RegExp;

function toRule(text: Text | undefined): TextRule | undefined {
  if (text === undefined) return undefined;
  return typeof text === 'string' ? {is: text} : {matches: text.source, flags: text.flags};
}

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** A part of the page, found anew whenever it is used. */
export class Part {
  readonly #engine: Engine;
  readonly #steps: readonly Step[];

  constructor(engine: Engine, steps: readonly Step[]) {
    this.#engine = engine;
    this.#steps = steps;
  }

  #with(step: Step): Part {
    return new Part(this.#engine, [...this.#steps, step]);
  }

  #narrowed(more: Step): Part {
    return new Part(this.#engine, [...this.#steps.slice(0, -1), {...this.#steps.at(-1), ...more}]);
  }

  /** Parts inside, by role and accessible name. */
  part(role: string, name?: Text): Part {
    return this.#with({role, name: toRule(name)});
  }

  /** Form fields inside, by their label. */
  field(name: Text): Part {
    return this.#with({selector: FIELDS, name: toRule(name)});
  }

  /** Parts inside that only a selector can name. */
  matching(selector: string): Part {
    return this.#with({selector});
  }

  /** Those of these parts whose text matches. */
  saying(text: RegExp): Part {
    return this.#narrowed({text: toRule(text)});
  }

  nth(nth: number): Part {
    return this.#narrowed({nth});
  }

  first(): Part {
    return this.nth(0);
  }

  last(): Part {
    return this.nth(-1);
  }

  async look(): Promise<readonly Seen[]> {
    return (await this.#engine.evaluate(pageCall('look', this.#steps))) as Seen[];
  }

  async click(): Promise<void> {
    const {x, y} = await this.#place();
    await this.#engine.click(x, y);
  }

  async hover(): Promise<void> {
    const {x, y} = await this.#place();
    await this.#engine.hover(x, y);
  }

  async focus(): Promise<void> {
    await insist(`focusing ${String(this)}`, async () => {
      await this.#engine.evaluate(pageCall('focus', this.#steps));
      return undefined;
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.focus();
    await this.#engine.press(...keys);
  }

  /** Writes a text in place of what a field holds. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.#engine.type(text);
  }

  /** Chooses an option of a list by what it says, or by its value. */
  async choose(option: string): Promise<void> {
    await insist(`choosing in ${String(this)}`, async () => {
      await this.#engine.evaluate(pageCall('choose', this.#steps, option));
      return undefined;
    });
  }

  /** Where to click, once nothing lies over it and it stands still. */
  async #place(): Promise<{x: number; y: number}> {
    let last = {x: NaN, y: NaN};
    await insist(`clicking ${String(this)}`, async () => {
      const target = (await this.#engine.evaluate(pageCall('aim', this.#steps))) as Target;
      if ('problem' in target) {
        return target.problem;
      }
      const isStill = target.x === last.x && target.y === last.y;
      last = target;
      return isStill ? undefined : 'it moves';
    });
    return last;
  }

  toString(): string {
    const words = (rule: TextRule | undefined) =>
      rule && ('is' in rule ? `“${rule.is}”` : `/${rule.matches}/${rule.flags}`);
    return this.#steps
      .map(({role, selector, name, text, nth}) =>
        [
          role ?? selector,
          words(name),
          text && `saying ${words(text)}`,
          nth !== undefined && `#${nth}`,
        ]
          .filter(Boolean)
          .join(' '),
      )
      .join(' › ');
  }
}
