import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {blockText, type Block} from '../../src/features/assistant/blocks.ts';
import {chooseBlocks} from '../../src/features/assistant/chooseBlocks.ts';
import {EXAMPLES} from '../../src/features/assistant/examples.ts';
import {findPassages} from '../../src/features/search/engine/findPassages.ts';
import {readMarkdown} from '../../src/features/assistant/readMarkdown.ts';
import type {Findings, Passage} from '../../src/features/search/engine/findings.ts';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {readQuestions} from '../../src/features/search/cli/readQueries.ts';
import {evaluateAnswers} from '../../src/features/assistant/cli/evaluateAnswers.ts';
import {markdownPath} from '../../src/shared/built-page/markdownPath.ts';
import {markdownFacts, parseMarkdown} from '../page-formats/facts/markdownFacts.ts';

const BUILD = path.resolve('build');

const engine = createEngine(readIndex(BUILD));

/** Steps that go on after something that does not stand in one. */
const GOES_ON = /^[^\s\d].*\n\n[2-9]\. /m;

function markdownOf(route: string): string {
  return readFileSync(path.join(BUILD, markdownPath(route)), 'utf8');
}

const judged = readQuestions('tests/assistant/questions.json');

const find = (text: string) => findPassages(engine, {text});

/** What is quoted of a passage. */
function quote(question: string, {route, position}: Passage, terms: Findings['terms']): Block[] {
  const read = readMarkdown(markdownOf(route));
  return chooseBlocks(read(position), {question, terms}, read(0));
}

it('questions of people who saw no page are answered from the right page, and surely if it says so', () => {
  const found = evaluateAnswers(judged, find);
  expect.soft(found.right).toBeGreaterThanOrEqual(0.81);
  expect.soft(found.first).toBeGreaterThanOrEqual(0.62);
  expect.soft(found.refused).toBeLessThanOrEqual(0.02);
  expect.soft(found.answersRight).toBeGreaterThanOrEqual(0.85);
});

describe('answers', () => {
  it('are found for the questions that the assistant offers', () => {
    expect(EXAMPLES.filter((example) => find(example).verdict === 'nothing')).toEqual([]);
  });

  it('are quoted from the Markdown of a page, whose headings are those of the index', () => {
    const wrong = engine.index.pages.filter(({route, sections}) => {
      const {headings} = markdownFacts(parseMarkdown(markdownOf(route)));
      const levels = headings.map((heading) => Number(heading.charAt(1)));
      return levels.join() !== sections.map(([level]) => level).join();
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
    const tops = engine.index.pages.flatMap(({route}) => readMarkdown(markdownOf(route))(0));
    expect(tops.length).toBeGreaterThan(0);
    expect(tops.map(blockText).filter((text) => text.startsWith('Source: '))).toEqual([]);
  });

  it('quote numbered steps from the first one on', () => {
    const interrupted = engine.index.pages.filter(({route}) => GOES_ON.test(markdownOf(route)));
    const lists = interrupted
      .flatMap(({route, sections}) => [...sections.keys()].flatMap(readMarkdown(markdownOf(route))))
      .filter((block) => block.kind === 'steps');
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(({start}) => start !== 1)).toEqual([]);
  });

  it.each([
    ['rotate client token', '/sdks/sdk-keys/', 'Create a new key'],
    ['CSP header for eppo which domain to allow', '/sdks/architecture/overview/', 'connect-src'],
    ['does eppo store pii', '/reference/architecture-and-security/', ''],
  ])('to “%s” begin with what %s says', (question, route, text) => {
    const {passages, terms} = find(question);
    expect(passages[0]?.route).toBe(route);
    const blocks = passages.slice(0, 1).flatMap((passage) => quote(question, passage, terms));
    expect(blocks.map(blockText).join('\n')).toContain(text);
  });

  it('begin with a text, and quote no text that announces what is not there', () => {
    for (const {query} of judged.answered) {
      const {passages, terms} = find(query);
      for (const passage of passages) {
        const blocks = quote(query, passage, terms);
        expect
          .soft(blocks[0]?.kind, `${query}: ${passage.route}#${passage.anchor}`)
          .toBe('paragraph');
        const last = blocks.at(-1);
        expect.soft(last && blockText(last), query).not.toMatch(/^.*:$/);
      }
    }
  });

  it('link to headings that the pages have', () => {
    const missing = judged.answered
      .flatMap(({query}) => find(query).passages)
      .filter(({route, anchor}) => {
        const $ = load(readFileSync(path.join(BUILD, route, 'index.html'), 'utf8'));
        return anchor !== null && $(`[id="${anchor}"]`).length !== 1;
      });
    expect(missing).toEqual([]);
  });
});
