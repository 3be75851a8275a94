import {expect, test} from '@playwright/test';
import type {TestCase} from '../../src/features/flag-playground/engine/cases.ts';
import type {
  AttributeRow,
  PlaygroundState,
} from '../../src/features/flag-playground/state/playgroundState.ts';
import type {Answer} from '../../src/features/flag-playground/worker/answer.ts';
import {visit} from '../support/page/visit.ts';
import {configurationOf, ownCases, plainText} from './cases.ts';

const {flags} = configurationOf(plainText);

function rowOf([name, value]: [string, unknown]): AttributeRow {
  if (value === null) return {name, kind: 'null', value: ''};
  const kind = typeof value === 'string' ? 'text' : typeof value;
  return {name, kind: kind as AttributeRow['kind'], value: String(value)};
}

/** What a reader would type for each subject of a case, and what they should get. */
function typedCases({flag, variationType, defaultValue, subjects}: TestCase) {
  const own = Object.hasOwn(flags, flag) ? {[flag]: flags[flag]} : {};
  return subjects.map(({subjectKey, subjectAttributes, assignment}) => {
    const isText = variationType === 'STRING';
    const state: PlaygroundState = {
      configuration: JSON.stringify({format: 'SERVER', flags: own}),
      flagKey: flag,
      subjectKey,
      variationType,
      defaultValue: isText ? (defaultValue as string) : JSON.stringify(defaultValue),
      attributes: Object.entries(subjectAttributes ?? {}).map(rowOf),
    };
    return {state, assignment};
  });
}

test('the worker of the page gives every case what the rules say', async ({page}) => {
  const typed = ownCases.flatMap(typedCases);
  expect(typed.length).toBeGreaterThan(200);
  const starting = page.waitForEvent('worker');
  await visit(page, '/feature-flagging/playground/');
  await page.getByLabel('Subject key').fill('user-7');
  const address = (await starting).url();
  const replies = await page.evaluate(
    ({url, states}) =>
      new Promise<Answer[]>((resolve) => {
        const worker = new Worker(url);
        const received: Answer[] = [];
        worker.onmessage = ({data}: MessageEvent<{reply: Answer} | string>) => {
          if (typeof data === 'string') return;
          received.push(data.reply);
          if (received.length === states.length) resolve(received);
        };
        states.forEach((state, id) => worker.postMessage({id, question: state}));
      }),
    {url: address, states: typed.map(({state}) => state)},
  );
  const got = replies.map(({report}) => report?.value);
  expect(got).toEqual(typed.map(({assignment}) => assignment));
});
