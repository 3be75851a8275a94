import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {decimals, percent, row} from './write.ts';

const NORTH = [1_290, 1_340, 1_320, 1_300];
const SOUTH = [525, 540, 530, 520];
const ACTUAL = [1_092, 1_168, 1_139, 1_127];

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const PREDICTED = NORTH.map((north, week) => 0.6 * north + 0.4 * SOUTH[week]!);
const EFFECT = sum(ACTUAL) - sum(PREDICTED);
const LIFT = percent(EFFECT / sum(PREDICTED), 1);

/** Ad stock after each day's spend with half carried over. */
function adstock(spend: readonly number[]): number[] {
  const stock: number[] = [];
  spend.forEach((today) => stock.push(today + 0.5 * (stock.at(-1) ?? 0)));
  return stock;
}

function response(stock: number): number {
  return stock / (stock + 150);
}

function prediction(): string[] {
  const spend = [100, 100, 100, 0, 0, 0];
  const stocks = adstock(spend);
  return [
    ...PREDICTED.map((predicted, week) =>
      row(
        week + 9,
        formatCount(NORTH[week]!),
        SOUTH[week]!,
        formatCount(predicted),
        formatCount(ACTUAL[week]!),
        formatCount(ACTUAL[week]! - predicted),
      ),
    ),
    row(
      'Sum',
      '',
      '',
      formatCount(sum(PREDICTED)),
      formatCount(sum(ACTUAL)),
      formatCount(EFFECT),
    ).replace(/ {2}/g, ' '),
    `530/3,996=${LIFT}`,
    ...stocks.map((stock, day) => row(day + 1, spend[day]!, decimals(stock, 1))),
    row(50, percent(response(50), 1), '–'),
    ...[100, 200, 400].map((stock) => {
      const times = `${decimals(response(stock) / response(stock / 2), 2)} times`;
      const words = stock === 100 ? `${times} the response` : times;
      return row(stock, percent(response(stock), 1), words);
    }),
  ];
}

function overview(): string[] {
  return [
    row('Incremental lift', `530 / 3,996 = ${LIFT}`),
    `$24,000 / 530 = $${decimals(24_000 / EFFECT, 2)}`,
  ];
}

const TREATED = [910, 959, 983, 1_011, 961, 1_037, 1_015, 973];

function correlation(region: readonly number[]): string {
  const center = (values: readonly number[]) =>
    values.map((value) => value - sum(values) / values.length);
  const [a, b] = [center(TREATED), center(region)];
  const product = (x: readonly number[], y: readonly number[]) =>
    sum(x.map((value, week) => value * y[week]!));
  return decimals(product(a, b) / Math.sqrt(product(a, a) * product(b, b)), 2);
}

function trends(): string[] {
  const north = correlation([1_200, 1_240, 1_300, 1_330, 1_260, 1_380, 1_310, 1_280]);
  const east = correlation([760, 700, 790, 720, 810, 745, 700, 780]);
  return [`North has a correlation of ${north} with the treated region, East one of ${east}`];
}

function saturation(): string[] {
  return [
    `6,462 × $78.40 ≈ $${formatCount(Math.round((6_462 * 78.4) / 1_000) * 1_000)}`,
    `13,852 × $36.80 ≈ $${formatCount(Math.round((13_852 * 36.8) / 1_000) * 1_000)}`,
    `bought ${percent(36.8 / 78.4, 0)} of what`,
    `cost ${decimals(78.4 / 36.8, 1)} times as much`,
  ];
}

/** The pages on GeoLift. */
export const geoliftPages = {
  '/geolift/': overview,
  '/geolift/assumptions_best_practices/': trends,
  '/geolift/methods/': prediction,
  '/geolift/test_designs/': saturation,
};
