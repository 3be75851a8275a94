import {sampleSizeForMean} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {below, critical, density, quantile} from './inputs.ts';
import {decimals, fourDigits, percent, row} from './write.ts';

const LEVELS = {alpha: 0.05, power: 0.8};

/** Moments of a conversion rate. */
function rate(mean: number) {
  return {mean, variance: mean * (1 - mean)};
}

/** Mean 1 with a given squared coefficient of variation. */
function spread(squared: number) {
  return {mean: 1, variance: squared};
}

type Moments = ReturnType<typeof rate>;

function subjects(moments: Moments, mde: number): string {
  return formatCount(sampleSizeForMean({...LEVELS, ...moments, mde}).nPerVariationCeil);
}

const LOG_MEAN = 3;
const BUYERS = 0.1;

/** Squared coefficient of variation of revenue per user, capped at a value. */
function revenueSpread(sd: number, cap = Infinity): number {
  // Far beyond any order, where nothing is capped.
  const limit = (Math.log(Math.min(cap, 1e100)) - LOG_MEAN) / sd;
  const moment = (k: number) =>
    Math.exp(k * LOG_MEAN + (k * sd) ** 2 / 2) * below(limit - k * sd) +
    (cap === Infinity ? 0 : cap ** k * (1 - below(limit)));
  const [mean, square] = [BUYERS * moment(1), BUYERS * moment(2)];
  return square / mean ** 2 - 1;
}

/** The value that a share of all users, buyers or not, stays below. */
function capAt(sd: number, share: number): number {
  return Math.exp(LOG_MEAN + sd * quantile(1 - (1 - share) / BUYERS));
}

function capRow(sd: number, label: string, cap: number): string {
  const uncapped = sampleSizeForMean({...LEVELS, ...spread(revenueSpread(sd)), mde: 0.05});
  const capped = sampleSizeForMean({...LEVELS, ...spread(revenueSpread(sd, cap)), mde: 0.05});
  return row(
    decimals(sd, 1),
    label,
    cap === Infinity ? '–' : cap.toPrecision(4),
    decimals(revenueSpread(sd, cap), 2),
    formatCount(capped.nPerVariationCeil),
    percent(capped.nPerVariation! / uncapped.nPerVariation!, 0),
  );
}

function revenueRow(sd: number, saved: string): string {
  const [revenue, conversion] = [spread(revenueSpread(sd)), rate(BUYERS)];
  return row(
    `log-sd ${decimals(sd, 1)}`,
    subjects(revenue, 0.05),
    subjects(conversion, 0.05),
    saved,
  );
}

/** The true lift in standard errors that is significant, in either direction, with this power. */
function shiftFor(power: number): number {
  const z = critical(0.05);
  let [low, high] = [0, 10];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (below(middle - z) + below(-middle - z) < power) low = middle;
    else high = middle;
  }
  return high;
}

/** How many times too large the lift of a significant and positive result is on average. */
function overstatement(power: number): number {
  const [z, shift] = [critical(0.05), shiftFor(power)];
  return 1 + density(z - shift) / (below(shift - z) * shift);
}

/** Running well-powered experiments. */
export function levers(): string[] {
  const bracket = critical(0.05) + quantile(0.8);
  const threshold = BUYERS * (1 - below(Math.log(100) - LOG_MEAN));
  return [
    `bracket is ${decimals(bracket, 4)} and its square ${decimals(bracket ** 2, 4)}`,
    revenueRow(1, '2.9 times'),
    revenueRow(1.5, '10.4 times'),
    `only ${fourDigits(threshold)} of users`,
    `$CV^2$ of ${decimals((1 - threshold) / threshold, 1)}`.replaceAll('$', ''),
    ...[1, 1.5].flatMap((sd) => [
      capRow(sd, 'none', Infinity),
      capRow(sd, '99.9%', capAt(sd, 0.999)),
      capRow(sd, '99%', capAt(sd, 0.99)),
    ]),
    ...[0.1, 0.2, 0.5, 0.8, 0.9, 0.95].map((power) =>
      row(`${power * 100}%`, `${decimals(overstatement(power), 2)} times`),
    ),
  ];
}
