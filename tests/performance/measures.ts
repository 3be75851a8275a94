import {median} from 'd3-array';

/** What is read of a result of Lighthouse. */
export interface Result {
  finalDisplayedUrl: string;
  runtimeError?: {message: string};
  categories: Readonly<Record<string, {score: number | null}>>;
  audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  numericValue?: number;
  details?: {type: string; items?: readonly unknown[]};
}

/** What Lighthouse says about one page. */
export interface Measures {
  /** 0 to 100, as are the other three scores. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint, ms. */
  lcp: number;
  /** Total Blocking Time, ms. */
  tbt: number;
  /** Cumulative Layout Shift, no unit. */
  cls: number;
  /** Bytes that the page itself needs, transferred. */
  bytes: number;
  /** Bytes loaded in idle time for the pages that its visible links lead to. */
  aheadBytes: number;
}

function score(result: Result, category: string): number {
  const value = result.categories[category]?.score;
  if (typeof value !== 'number') {
    throw new Error(
      `Lighthouse gave ${result.finalDisplayedUrl} no score for ${category}: ` +
        (result.runtimeError?.message ?? 'no reason'),
    );
  }
  return Math.round(value * 100);
}

function value(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

/** The priority at which browsers load what is for a later page. */
const AHEAD = 'VeryLow';

interface NetworkRequest {
  priority: string;
  transferSize: number;
}

/** Transferred bytes: of the page itself, and of what is loaded ahead. */
function transferred(result: Result): Pick<Measures, 'bytes' | 'aheadBytes'> {
  const {details} = result.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
  const sum = (isAhead: boolean): number =>
    requests
      .filter(({priority}) => (priority === AHEAD) === isAhead)
      .reduce((total, {transferSize}) => total + transferSize, 0);
  return {bytes: sum(false), aheadBytes: sum(true)};
}

/**
 * Takes the figures we follow out of a Lighthouse result.
 *
 * @throws Error when a category has no score, for example because the page did not load.
 */
export function readMeasures(result: Result): Measures {
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    bestPractices: score(result, 'best-practices'),
    seo: score(result, 'seo'),
    lcp: Math.round(value(result, 'largest-contentful-paint')),
    tbt: Math.round(value(result, 'total-blocking-time')),
    cls: Number(value(result, 'cumulative-layout-shift').toFixed(3)),
    ...transferred(result),
  };
}

/** Returns the median of each figure. */
export function medianRun(runs: readonly Measures[]): Measures {
  const [first] = runs;
  if (!first) {
    throw new Error('There are no runs to take the median of.');
  }
  const keys = Object.keys(first) as (keyof Measures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs, (run) => run[key])]),
  ) as unknown as Measures;
}
