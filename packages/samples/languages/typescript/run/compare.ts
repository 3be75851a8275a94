import {inspect, isDeepStrictEqual} from 'node:util';

/** Stands for "and more" in an expected object or array: `{ subject: 'alice', … }`. */
export const REST = Symbol('rest');

/** An expected number that is rounded: `≈ 0.855`. */
export class Approximately {
  constructor(
    readonly value: number,
    /** Half a unit of the last digit shown. */
    readonly tolerance: number,
  ) {}
}

const SHOWN = 5;

/**
 * Compares a value with what the page says it is. Objects are compared by their own enumerable
 * properties, so that an instance of a class equals the literal that shows it.
 *
 * @returns one line per difference, at most five; empty when the values agree
 */
export function differences(expected: unknown, received: unknown): string[] {
  const found: string[] = [];
  collect(expected, received, '', found);
  return found.length > SHOWN
    ? [...found.slice(0, SHOWN), `… and ${found.length - SHOWN} more`]
    : found;
}

function collect(expected: unknown, received: unknown, path: string, found: string[]): void {
  const differ = () => found.push(describe(path, show(expected), show(received)));
  if (expected instanceof Approximately) {
    const close =
      typeof received === 'number' && Math.abs(received - expected.value) <= expected.tolerance;
    if (!close) found.push(describe(path, `≈ ${expected.value}`, show(received)));
  } else if (Array.isArray(expected) && Array.isArray(received)) {
    collectItems(expected, received, path, found);
  } else if (isRecord(expected) && isRecord(received)) {
    collectProperties(expected, received, path, found);
  } else if (!isDeepStrictEqual(expected, received)) {
    differ();
  }
}

function collectItems(
  expected: unknown[],
  received: unknown[],
  path: string,
  found: string[],
): void {
  const open = expected.at(-1) === REST;
  const items = open ? expected.slice(0, -1) : expected;
  if (open ? received.length < items.length : received.length !== items.length) {
    const wanted = `${open ? 'at least ' : ''}${items.length} items`;
    found.push(describe(path, wanted, `${received.length}: ${show(received)}`));
    return;
  }
  items.forEach((item, index) => collect(item, received[index], `${path}[${index}]`, found));
}

function collectProperties(
  expected: Record<PropertyKey, unknown>,
  received: Record<PropertyKey, unknown>,
  path: string,
  found: string[],
): void {
  for (const key of Object.keys(expected)) {
    const at = path === '' ? key : `${path}.${key}`;
    if (!(key in received)) found.push(describe(at, show(expected[key]), 'nothing'));
    else collect(expected[key], received[key], at, found);
  }
  if (REST in expected) return;
  for (const key of Object.keys(received)) {
    if (!(key in expected)) {
      found.push(describe(path === '' ? key : `${path}.${key}`, 'nothing', show(received[key])));
    }
  }
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isOpaque(value);
}

/** Objects whose value is not in their properties. */
function isOpaque(value: object): boolean {
  return [Date, RegExp, Map, Set, Error, Promise].some((type) => value instanceof type);
}

function describe(path: string, expected: string, received: string): string {
  return `${path === '' ? '' : `${path}: `}expected ${expected}, received ${received}`;
}

function show(value: unknown): string {
  return inspect(value, {depth: 4, breakLength: Infinity, maxStringLength: 200});
}
