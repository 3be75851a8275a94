import {describe, expect, it} from 'vitest';
import {assess, findPassages} from '../../src/features/assistant/findPassages.ts';
import {questionConcepts} from '../../src/features/assistant/questionConcepts.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import type {Concept} from '../../src/features/search/engine/queryPlan.ts';
import {compactIndex, type CompactSection} from '../../src/features/search/records/compactIndex.ts';
import {INDEX, RECORDS, SITE} from '../search/corpus.ts';

/** Pages about other things: how rare a word is shows on a site of some size. */
const others = INDEX.pages.slice(0, 1).flatMap((page) =>
  Array.from({length: 200}, (_, number) => ({
    ...page,
    route: `/other/${number}/`,
    description: '',
    keywords: '',
    sections: [[1, `Other ${number}`, null] as CompactSection],
  })),
);

const {asked} = compactIndex(RECORDS, SITE, {
  '/feature-flagging/use-cases/kill-switches/#rehearse': [
    'how can I rehearse the kill switch in the test environment?',
  ],
});

const withSections = (route: string, ...sections: CompactSection[]) =>
  INDEX.pages
    .slice(0, 1)
    .map((page) => ({...page, route, description: '', keywords: '', sections}));

const more = [
  ...withSections(
    '/reference/api/flags/',
    [1, 'Flag endpoints', null, 'What the API does.'],
    [2, 'Observed endpoints', 0],
    [3, 'List', 0, 'Reads all.'],
    [3, 'Duplicate', 0, 'Copies one zygote.'],
    [2, 'Errors', 0, 'A zygote is missing.'],
  ),
  ...withSections(
    '/sdks/evaluation-codes/',
    [1, 'Evaluation codes', null, 'What came out.'],
    [2, 'Why', 0, 'Look for TYPE_MISMATCH.'],
    [2, 'Flags', 0, 'Codes of a flag: TYPE_MISMATCH, CONFIGURATION_MISSING.'],
    [2, 'Allocations', 0, 'UNEVALUATED'],
    [2, 'Bandits', 0, 'CONFIGURATION_MISSING'],
  ),
];

const engine = createEngine({...INDEX, asked, pages: [...INDEX.pages, ...others, ...more]});

describe('finding passages', () => {
  it('quotes the section that answers, not only its page', () => {
    const [best] = findPassages(engine, 'How do I rehearse the kill switch in Test?').passages;
    expect(best).toMatchObject({
      route: '/feature-flagging/use-cases/kill-switches/',
      anchor: 'rehearse',
      pageTitle: 'Build a kill switch',
      heading: 'Rehearse in Test',
    });
  });

  it('counts the own words of the question more than words that mean the same', () => {
    const {terms} = findPassages(engine, 'How do I rehearse the kill switch in Test?');
    expect(terms.get('test')).toBeGreaterThan(terms.get('qa') ?? 0);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'weighs the word %s like any other',
    (word) => {
      const {terms} = findPassages(engine, `rehearse the kill switch in the ${word}`);
      expect(terms.size).toBeGreaterThan(3);
      expect([...terms].filter(([, weight]) => !(weight >= 0 && weight <= 1))).toEqual([]);
    },
  );

  it('quotes a part of a section that has no text of its own', () => {
    const [best] = assess(engine, 'observed endpoints for a zygote').candidates;
    expect(best?.page.sections[best.position]).toContain('Duplicate');
  });

  it.each([
    ['TYPE_MISMATCH', 'Flags'],
    ['what does CONFIGURATION_MISSING mean', 'Flags'],
    ['CONFIGURATION_MISSING of a bandit', 'Bandits'],
    ['UNEVALUATED', 'Allocations'],
  ])('quotes what explains an evaluation code: %s', (question, heading) => {
    expect(findPassages(engine, question).passages).toMatchObject([
      {route: '/sdks/evaluation-codes/', heading},
    ]);
  });

  it.each(['type mismatch', 'what is an ERROR_OF_MINE'])('does not take %j for a code', (text) => {
    expect(findPassages(engine, text).passages).toEqual([]);
  });

  it('finds nothing for what the pages do not speak about', () => {
    expect(findPassages(engine, 'What is the capital of France?')).toMatchObject({
      passages: [],
      related: [],
    });
  });

  it('does not take an unknown product for a known word inside its name', () => {
    const known = findPassages(engine, 'kill switch').confidence;
    expect(findPassages(engine, 'KillPotato switch').confidence).toBeLessThan(known);
  });

  it('trusts a correction of one letter, none of two', () => {
    const kinds = (concepts: readonly Concept[]): string[] =>
      concepts.flatMap(({alternatives}) => alternatives.map(({kind}) => kind));
    const trusted = (word: string): string[] =>
      kinds(questionConcepts(engine.plan(word, true).concepts, word));
    expect(kinds(engine.plan('asignmnts').concepts)).toContain('correction');
    expect(trusted('asignmnts')).not.toContain('correction');
    expect(trusted('asignments')).toContain('correction');
  });

  it.each(['', '   ', '???', 'how do I', '<script>', 'x'.repeat(5000), '🦜'])(
    'finds nothing for %j and does not fail',
    (question) => {
      expect(findPassages(engine, question).passages).toEqual([]);
    },
  );
});
