import {inspect, isDeepStrictEqual} from 'node:util';

/** An expected number that is rounded: `≈ 0.855`. */
export class Approximately {
  constructor(
    readonly value: number,
    /** Half a unit of the last digit shown. */
    readonly tolerance: number,
  ) {}
}

/** Says how a value differs from what the page says it is; undefined when they agree. */
export function difference(expected: unknown, received: unknown): string | undefined {
  if (expected instanceof Approximately) {
    const {value, tolerance} = expected;
    const isClose = typeof received === 'number' && Math.abs(received - value) <= tolerance;
    return isClose ? undefined : `expected ≈ ${value}, received ${show(received)}`;
  }
  return isDeepStrictEqual(plain(expected), plain(received))
    ? undefined
    : `expected ${show(expected)}, received ${show(received)}`;
}

/** Objects by their own enumerable properties: an instance of a class equals the literal that shows it. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || isOpaque(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}

/** Objects whose value is not in their properties. */
function isOpaque(value: object): boolean {
  return [Date, RegExp, Map, Set, Error, Promise].some((type) => value instanceof type);
}

function show(value: unknown): string {
  return inspect(value, {depth: 4, breakLength: Infinity, maxStringLength: 200});
}
