/** A browser engine, reduced to what a reader does with a page and to reading the page. */
export interface Engine {
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, or the promise that it is. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses one key, perhaps while others are held, such as `Control`, `k`. */
  press: (...keys: readonly string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  hover: (x: number, y: number) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what is seen, PNG. */
  photograph: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}
