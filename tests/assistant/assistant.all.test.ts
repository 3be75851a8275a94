import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {quoteSection} from '../../src/features/assistant/quote.ts';
import {findPassages, type Findings} from '../../src/features/search/engine/findPassages.ts';
import {readQueries} from '../../src/features/search/cli/readEvaluation.ts';
import {readEngine} from '../../src/features/search/cli/readIndex.ts';
import {evaluateAnswers} from '../../src/features/assistant/cli/evaluateAnswers.ts';
import {markdownPath} from '../../src/shared/paths.ts';
import {markdownFacts, parseMarkdown} from '../page-formats/facts/markdownFacts.ts';

const BUILD = 'build';

const engine = readEngine(BUILD);

function markdownOf(route: string): string {
  return readFileSync(path.join(BUILD, markdownPath(route)), 'utf8');
}

const judged = readQueries('tests/assistant/questions.json');

const find = (text: string) => findPassages(engine, {text});

/** What is quoted of a passage. */
function quote(
  question: string,
  {route, position}: Findings['passages'][number],
  terms: Findings['terms'],
): string {
  return quoteSection(markdownOf(route), position, {question, terms});
}

it('questions of people who saw no page are answered from the right page, and surely if it says so', () => {
  const found = evaluateAnswers(judged, find);
  expect.soft(found.right).toBeGreaterThanOrEqual(0.87);
  expect.soft(found.first).toBeGreaterThanOrEqual(0.74);
  expect.soft(found.refused).toBeLessThanOrEqual(0.02);
  expect.soft(found.answersRight).toBeGreaterThanOrEqual(0.85);
});

describe('answers', () => {
  it('are quoted from the Markdown of a page, whose headings are those of the index', () => {
    const wrong = engine.index.pages.filter(({route, sections}) => {
      const {headings} = markdownFacts(parseMarkdown(markdownOf(route)));
      const levels = headings.map((heading) => Number(heading.charAt(1)));
      return levels.join() !== sections.map(([level]) => level).join();
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it.each([
    ['rotate client token', '/sdks/sdk-keys/', 'Create a new key'],
    ['CSP header for eppo which domain to allow', '/sdks/architecture/overview/', 'connect-src'],
    ['does eppo store pii', '/data-management/data-pipeline/', 'Eppo generated IDs only'],
  ])('to “%s” begin with what %s says', (question, route, text) => {
    const {passages, terms} = find(question);
    expect(passages[0]?.route).toBe(route);
    expect(passages.slice(0, 1).map((passage) => quote(question, passage, terms))[0]).toContain(
      text,
    );
  });

  it('begin with a text, and quote no text that announces what is not there', () => {
    for (const {query} of judged.answered) {
      const {passages, terms} = find(query);
      for (const passage of passages) {
        const text = quote(query, passage, terms);
        expect
          .soft(text, `${query}: ${passage.route}#${passage.anchor}`)
          .toMatch(/^(?!```|\||[-*] |\d+\. |Source: ).*[^:]$/s);
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
