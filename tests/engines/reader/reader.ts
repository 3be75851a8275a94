import type {Engine} from '../driver/engine.ts';
import {Part, type Text} from './part.ts';
import {insist} from './until.ts';

/** Somebody who reads the site in one of the engines. */
export class Reader {
  readonly #engine: Engine;
  readonly #site: string;

  /** @param site address of the server, without a trailing slash. */
  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  /** Opens a page, alive or not. */
  async open(path: string): Promise<void> {
    await this.#engine.goto(this.#site + path);
  }

  /** Opens a page and waits until it can be used. */
  async visit(path: string): Promise<void> {
    await this.open(path);
    await this.untilAlive();
  }

  async untilAlive(): Promise<void> {
    await insist('waiting for the page to come alive', async () => {
      const state = await this.read<string>('document.documentElement.dataset.hasHydrated');
      return state === 'true' ? undefined : `it is ${state}`;
    });
  }

  /** Waits until calculators and simulators, whose scripts come after the page, are alive, too. */
  async untilToolsAlive(): Promise<void> {
    await insist('waiting for the tools of the page', async () =>
      (await this.read("document.querySelector('[data-standing]') !== null"))
        ? 'one still waits for its script'
        : undefined,
    );
  }

  async reload(): Promise<void> {
    await this.read('void (window.isOld = true, setTimeout(() => location.reload()))');
    await this.untilOther();
  }

  /** Waits until the page that was marked as old is gone, and the next one is alive. */
  async untilOther(): Promise<void> {
    await insist('waiting for another page', async () =>
      (await this.read('window.isOld === true')) ? 'it is still there' : undefined,
    );
    await this.untilAlive();
  }

  /** Goes back or forward in the history. */
  async go(steps: 1 | -1): Promise<void> {
    // Some engines would wait for an answer of the page that is left.
    await this.read(`void setTimeout(() => history.go(${steps}))`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#engine.resize(width, height);
    await insist('changing the size of the window', async () => {
      const size = await this.read<string>('`${innerWidth} × ${innerHeight}`');
      return size === `${width} × ${height}` ? undefined : `it is ${size}`;
    });
  }

  press(...keys: readonly string[]): Promise<void> {
    return this.#engine.press(...keys);
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  part(role: string, name?: Text): Part {
    return new Part(this.#engine).part(role, name);
  }

  field(name: Text): Part {
    return new Part(this.#engine).field(name);
  }

  matching(selector: string): Part {
    return new Part(this.#engine).matching(selector);
  }

  /** Path, query and hash of the page. */
  address(): Promise<string> {
    return this.read('location.pathname + location.search + location.hash');
  }

  /** Evaluates an expression in the page. */
  async read<Value>(expression: string): Promise<Value> {
    return (await this.#engine.evaluate(expression)) as Value;
  }
}
