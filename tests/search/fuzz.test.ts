import {expect, it} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {INDEX} from './corpus.ts';
import {casesOf} from '../support/thoroughly.ts';

const QUERIES = casesOf(10_000);
const MAX_MILLISECONDS = 50;

const PIECES = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789 -_./\\()[]{}^$*+?|&<>"\'`#@!~:;,%',
  'kill switch',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  '(?<a>.+)+$',
  'שלום',
  'مرحبا',
  '\u202e',
  '日本語',
  '👩‍👩‍👧‍👦',
  'e\u0301'.repeat(5),
  '\ud800',
  '\u0000',
  '\n\t',
  'getStringAssignment',
  'x'.repeat(10_000),
];

/** Deterministic, so that a failure can be repeated (Park and Miller's generator). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

it('answers any query quickly, without throwing', () => {
  const engine = createEngine(INDEX);
  const random = randomNumbers(20_260_101);
  const slow: string[] = [];
  for (let count = 0; count < QUERIES; count += 1) {
    const query = Array.from({length: 1 + random(12)}, () => PIECES[random(PIECES.length)]).join(
      '',
    );
    // Processor time: a busy machine makes no query slow.
    const start = process.cpuUsage();
    const attributesToSnippet = ['content:10', 'hierarchy.lvl1:10'];
    const requests = [{indexName: 'docs', query, attributesToSnippet}];
    answerRequests(engine, requests);
    const {user, system} = process.cpuUsage(start);
    if ((user + system) / 1000 > MAX_MILLISECONDS) {
      slow.push(query.slice(0, 100));
    }
  }
  // Now and then a query pays for collecting the garbage of thousands before it.
  expect(slow.length).toBeLessThanOrEqual(5);
}, 120_000);
