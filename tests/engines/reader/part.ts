import {buildSync} from 'esbuild';
import type {Engine} from '../driver/engine.ts';
import type * as Page from '../page/index.ts';
import type {Seen, Step, Target, TextRule} from '../page/index.ts';
import {insist} from './until.ts';

/** A text, or an expression that it matches. */
export type Text = string | RegExp;

function toRule(text: Text | undefined): TextRule | undefined {
  if (text === undefined) return undefined;
  return typeof text === 'string' ? {is: text} : {matches: text.source, flags: text.flags};
}

const {outputFiles} = buildSync({
  entryPoints: ['tests/engines/page/index.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'docsTest',
  write: false,
});
const PAGE_CODE = outputFiles[0]!.text;

const FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** A part of the page, found anew whenever it is used. */
export class Part {
  readonly #engine: Engine;
  readonly #steps: readonly Step[];

  constructor(engine: Engine, steps: readonly Step[] = []) {
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
    return (await this.#call('look')) as Seen[];
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
      await this.#call('focus');
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

  /** Calls a function of `page/` with these parts; its code is brought along. */
  #call(name: keyof typeof Page): Promise<unknown> {
    const call = `docsTest.${name}(${JSON.stringify(this.#steps)})`;
    return this.#engine.evaluate(`(() => {${PAGE_CODE}; return ${call};})()`);
  }

  /** Where to click, once nothing lies over it and it stands still. */
  async #place(): Promise<{x: number; y: number}> {
    let last = {x: NaN, y: NaN};
    await insist(`clicking ${String(this)}`, async () => {
      const target = (await this.#call('aim')) as Target;
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
    return this.#steps.map((step) => JSON.stringify(step)).join(' › ');
  }
}
