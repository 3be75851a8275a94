import {format} from 'node:util';
import {Approximately, difference} from './compare.ts';

/** An assertion that failed, at a line of the code. */
export type Failure = {line: number; message: string};

/** What compiled samples call: assertions, and a console that remembers. */
export class Harness {
  readonly failures: Failure[] = [];
  readonly reached = new Set<number>();
  readonly console: Console;
  readonly printed: string[] = [];
  private marked = 0;

  constructor() {
    const remember = (...values: unknown[]) => {
      this.printed.push(...format(...values).split('\n'));
    };
    this.console = new Proxy(console, {
      get: (target, name) =>
        ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace'].includes(String(name))
          ? remember
          : Reflect.get(target, name),
    });
  }

  about(value: number, tolerance: number): Approximately {
    return new Approximately(value, tolerance);
  }

  equal(line: number, received: unknown, expected: unknown): void {
    this.reached.add(line);
    const message = difference(expected, received);
    if (message !== undefined) this.failures.push({line, message});
  }

  mark(): void {
    this.marked = this.printed.length;
  }

  prints(line: number, expected: string): void {
    this.reached.add(line);
    const received = this.printed.slice(this.marked).join('\n');
    if (received.trim() !== expected.trim()) {
      const shown = received === '' ? 'nothing' : received;
      this.failures.push({line, message: `expected to print ${expected}, printed ${shown}`});
    }
  }
}
