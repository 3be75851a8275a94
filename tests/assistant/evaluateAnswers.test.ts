import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {evaluateAnswers} from '../../src/features/assistant/cli/evaluateAnswers.ts';
import type {Findings, Passage} from '../../src/features/search/engine/findPassages.ts';
import {readQueries} from '../../src/features/search/cli/readEvaluation.ts';

const QUESTIONS = {
  answered: [
    {query: 'first', routes: ['/a/']},
    {query: 'second', routes: ['/a/', '/b/']},
    {query: 'none', routes: ['/a/']},
    {query: 'wrong', routes: ['/a/']},
  ],
  unanswered: ['none', 'wrong'],
};

const FOUND: Record<string, string[]> = {
  first: ['/a/', '/c/'],
  second: ['/c/', '/b/'],
  wrong: ['/c/'],
};

function find(question: string): Findings {
  const passages = (FOUND[question] ?? []).map((route) => ({route}) as Passage);
  const verdict = passages.length === 0 ? 'nothing' : question === 'second' ? 'closest' : 'answers';
  return {verdict, passages, related: [], runsOn: [], terms: new Map()};
}

function written(content: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'questions-')), 'questions.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts right pages, right first pages, silence, and how often it is rightly sure', () => {
  expect(evaluateAnswers(QUESTIONS, find)).toEqual({
    questions: 4,
    right: 0.5,
    first: 0.25,
    refused: 0.25,
    silent: 0.5,
    answers: 0.5,
    answersRight: 0.5,
  });
});

describe('a file of questions', () => {
  it('serves the search and the assistant', () => {
    expect(readQueries(written(QUESTIONS))).toEqual(QUESTIONS);
    expect(readQueries(written(QUESTIONS.answered))).toEqual({...QUESTIONS, unanswered: []});
  });

  it.each([null, 1, {}, {answered: 'x'}, [{query: 'x', routes: []}]])(
    'is refused with its form when it holds %j',
    (content) => expect(() => readQueries(written(content))).toThrow('must hold [{"query"'),
  );
});
