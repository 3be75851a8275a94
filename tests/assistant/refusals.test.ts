import {expect, it} from 'vitest';
import {findPassages} from '../../src/features/assistant/findPassages.ts';
import {notCovered} from '../../src/features/assistant/notCovered.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {INDEX} from '../search/corpus.ts';

const engine = createEngine(INDEX);

it.each([
  ['Can I get a refund?', 'prices'],
  ['does eppo charge for seats', 'prices'],
  ['How do I connect ClickHouse?', 'no connection'],
  ['is there a sdk for c++', 'no SDK'],
  ['how do I use eppo with Unity', 'no SDK'],
  ['How do Statsig gates work?', 'another product'],
  ['how many audiences can a flag refer to at most', 'no such limit'],
  ['we have a bank rule: how many segments per flag are allowed at most?', 'no such limit'],
  ['run a Mann-Whitney test instead', 'statistical method'],
  ['can I limit sign-in to an IP range', 'no description'],
  ['give an intern access to only one experiment', 'no description'],
  ['how do layers work in Statsig', 'another product'],
  ['how do I set up an A/B test in Optimizely', 'another product'],
  ['what does an Eppo licence cost', 'prices'],
  ['do failed queries count towards our plan', 'prices'],
  ['how do I contact support by phone', 'support@geteppo.com'],
])('%s is refused with a reason', (question, reason) => {
  expect(notCovered(question)).toContain(reason);
});

it.each([
  'How do I migrate from Statsig?',
  'how do I use eppo with Unity Catalog',
  'How are refunds handled in a fact?',
  'Is my salaryman flag in the clear?',
  'How many reports did we write? A person said that you can see it in a list.',
  'How do I target customers on the free plan?',
  'How do our Eppo flags work next to Statsig gates?',
  'Can my assignment logger send to Kafka?',
  'which ip range does the connection to snowflake come from',
  'grant access to a single schema in snowflake',
  'how expensive are the queries on our warehouse',
  'which licence do the sdks have',
  'do you have layers like statsig',
  'sync metrics yaml from a gitlab pipeline',
  'release date of the python sdk 4',
  'lambda timeout while the sdk initializes',
])('%s is not refused', (question) => {
  expect(notCovered(question)).toBeUndefined();
});

it('an answer names what the docs do not mention, and quotes nothing', () => {
  expect(findPassages(engine, 'Can a kill switch rehearse in Test with Zarquon?')).toMatchObject({
    passages: [],
    related: [],
    refusal: 'These docs do not mention Zarquon.',
  });
  expect(findPassages(engine, 'How do I rehearse the kill switch in Test?').refusal).toBe(
    undefined,
  );
});

it('a name that readers call their own does not refuse what they ask', () => {
  const question = 'Our Zarquon is late, can my Blorpo rehearse the kill switch in Test?';
  expect(findPassages(engine, question).refusal).toBe(undefined);
  expect(findPassages(engine, 'Can our team rehearse it in Zarquon?').refusal).toContain('Zarquon');
});

it('a refused question still has the pages that come closest, where they are close', () => {
  const close = 'How do I rehearse the kill switch in Test, and can I pay for it by credit card?';
  expect(findPassages(engine, close)).toMatchObject({
    passages: [],
    related: [{route: '/feature-flagging/use-cases/kill-switches/'}, {}],
  });
  expect(findPassages(engine, 'weather today, test').related).toEqual([]);
});

it('a misspelled name is not called unknown', () => {
  expect(findPassages(engine, 'How do I rotate the key of Snowflkae?').refusal).toBe(undefined);
  expect(findPassages(engine, 'How do I rotate the key of Snofliak?').refusal).toContain(
    'Snofliak',
  );
});
