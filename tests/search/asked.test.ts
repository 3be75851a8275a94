import {expect, it} from 'vitest';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {compactIndex} from '../../src/features/search/records/compactIndex.ts';
import {joinIndex, splitIndex} from '../../src/features/search/records/indexParts.ts';
import {INDEX, RECORDS, SITE} from './corpus.ts';

const FLAGS = '/feature-flagging/use-cases/kill-switches/';

const index = compactIndex(RECORDS, SITE, {
  '/data-management/connecting-dwh/snowflake/': ['does my llama need a passport to graze there?'],
  [`${FLAGS}#rehearse`]: ['may a llama graze on a meadow at noon?', 'who feeds alpacas?'],
});

const engine = createEngine(index);

const QUESTION = 'is it allowed that a llama may graze on our meadow?';

it('a question finds the section of the written question that asks the same', () => {
  const [first] = engine.search(QUESTION).hits;
  expect(first?.page.route).toBe(FLAGS);
  expect(first?.page.sections[first.position]?.[1]).toBe('Rehearse in Test');
  expect(createEngine(INDEX).search(QUESTION).hits).toEqual([]);
});

it('a search of few words is not led by written questions', () => {
  expect(engine.search('llama meadow').hits).toEqual([]);
});

it('written questions of unknown addresses are left out', () => {
  expect(compactIndex(RECORDS, SITE, {'/gone/': ['is it gone?']}).asked).toEqual([]);
});

it('both parts of the index together have the written questions again', () => {
  const {outline, text} = splitIndex(index, 'id');
  expect(outline.asked).toEqual([]);
  expect(joinIndex(outline, text)).toEqual(index);
});
