import {expect, it} from 'vitest';
import {readMeasures, type Result} from './measures.ts';

const score = {score: 0.98};

function resultOf(requests: {priority: string; transferSize: number}[]): Result {
  return {
    finalDisplayedUrl: 'http://localhost/',
    categories: {performance: score, accessibility: score, 'best-practices': score, seo: score},
    audits: {'network-requests': {details: {type: 'table', items: requests}}},
  };
}

it('tells what a page needs from what is loaded ahead for the next one', () => {
  const {bytes, aheadBytes} = readMeasures(
    resultOf([
      {priority: 'VeryHigh', transferSize: 8_000},
      {priority: 'Low', transferSize: 60_000},
      {priority: 'VeryLow', transferSize: 5_000},
    ]),
  );
  expect({bytes, aheadBytes}).toEqual({bytes: 68_000, aheadBytes: 5_000});
});

it('names the page that Lighthouse could not measure', () => {
  const result = resultOf([]);
  expect(() => readMeasures({...result, categories: {}})).toThrow('http://localhost/');
});
