import {expect, it, afterEach, vi} from 'vitest';
import {withoutSecrets} from '../../src/features/checkers/kit/types.ts';
import {answerTo} from '../../src/features/checkers/kit/useAnswer.ts';

it('a secret is not kept, what stands beside it is', () => {
  const fields = {
    body: {label: 'Body', example: '{}'},
    secret: {label: 'Secret', secret: true, example: 'x'},
  };
  expect(withoutSecrets(fields, {body: '{"a": 1}', secret: 'confidential'})).toEqual({
    body: '{"a": 1}',
    secret: '',
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const lost = new TypeError('lost');
const outcome = {isGood: true, summary: 'Good.', findings: []};

it('a check that is loaded answers', async () => {
  expect(await answerTo(() => Promise.resolve(() => outcome), {})).toBe(outcome);
});

it('a check that cannot be loaded passes on why', async () => {
  expect(await answerTo(() => Promise.reject(lost), {})).toEqual({notLoaded: lost});
});

it('a check that breaks blames neither the network nor what was pasted, and leaves a trace', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const breaking = () => {
    throw lost;
  };
  expect(await answerTo(() => Promise.resolve(breaking), {})).toMatchObject({
    isGood: false,
    summary: expect.stringMatching(/error of its own/) as unknown,
  });
  expect(reported).toEqual([lost]);
});
