import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {whenPaused} from '../../src/shared/ui/LiveRegion/whenPaused.ts';

const PAUSE = 600;

let said: string[] = [];
let tell: (text: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  tell = whenPaused('0 results', (text) => said.push(text));
});

afterEach(() => {
  vi.useRealTimers();
});

it('of texts that follow each other quickly, the last is said, and once', () => {
  for (const text of ['9 results for k', '0 results for ki', '4 results for kill']) {
    tell(text);
    vi.advanceTimersByTime(100);
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(PAUSE);
  tell('4 results for kill');
  vi.advanceTimersByTime(PAUSE);
  expect(said).toEqual(['4 results for kill']);
});

it('what was there at first, or is there again after a pause, is not said', () => {
  tell('0 results');
  vi.advanceTimersByTime(PAUSE);
  tell('1 result');
  tell('0 results');
  vi.advanceTimersByTime(PAUSE);
  expect(said).toEqual([]);
});

it('the first text is said when something else was said between', () => {
  tell('1 result');
  vi.advanceTimersByTime(PAUSE);
  tell('0 results');
  vi.advanceTimersByTime(PAUSE);
  expect(said).toEqual(['1 result', '0 results']);
});
