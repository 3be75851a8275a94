import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

type Json = number | boolean | string | null | Json[] | {[key: string]: Json};

/** One case of a reference file: inputs of a function and the outputs other tools gave. */
interface ReferenceCase {
  id: string;
  function: string;
  inputs: Record<string, Json>;
  outputs: Record<string, Json>;
  tolerance: {relative: number; absolute: number};
}

const DEFAULT_FILE = fileURLToPath(
  new URL('../fixtures/statistics/reference-values.json', import.meta.url),
);

/** File with the cases: the one in `REFERENCE_VALUES`, or the copy kept with the tests. */
export const referenceFile = process.env.REFERENCE_VALUES ?? DEFAULT_FILE;

/** All cases of the reference file. */
export function readReferenceCases(): ReferenceCase[] {
  return (JSON.parse(readFileSync(referenceFile, 'utf8')) as {cases: ReferenceCase[]}).cases;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Differences between a result and its reference, one line each with the path: numbers within
 * max(absolute, relative · |reference|); integers, booleans, nulls and lengths equal.
 */
export function findDifferences(
  actual: unknown,
  expected: Json,
  tolerance: ReferenceCase['tolerance'],
  path: string,
): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      return [`${path}: expected ${expected.length} values, got ${JSON.stringify(actual)}`];
    }
    return expected.flatMap((item, i) =>
      findDifferences(actual[i], item, tolerance, `${path}[${i}]`),
    );
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return [`${path}: expected an object, got ${String(actual)}`];
    return Object.entries(expected).flatMap(([key, item]) =>
      findDifferences(actual[key], item as Json, tolerance, `${path}.${key}`),
    );
  }
  if (typeof expected === 'number' && typeof actual === 'number') {
    const allowed = Math.max(tolerance.absolute, tolerance.relative * Math.abs(expected));
    if (Math.abs(actual - expected) <= allowed) return [];
  } else if (actual === expected) {
    return [];
  }
  return [`${path}: expected ${String(expected)}, got ${String(actual)}`];
}
