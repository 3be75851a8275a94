import {expect, it, afterEach, vi} from 'vitest';
import {answerTo} from '../../src/features/checkers/kit/useAnswer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a check that breaks blames neither the network nor what was pasted, and leaves a trace', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const lost = new TypeError('lost');
  const breaking = () => {
    throw lost;
  };
  expect(await answerTo(() => Promise.resolve(breaking), {})).toMatchObject({
    isGood: false,
    summary: expect.stringMatching(/error of its own/) as unknown,
  });
  expect(reported).toEqual([lost]);
});
