import path from 'node:path';
import {expect, it} from 'vitest';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {sectionAnchor} from '../../src/features/search/records/compactIndex.ts';
import {
  QUESTIONS_FOLDER,
  readQuestions,
} from '../../src/features/search/records/questions/readQuestions.ts';
import {suggest} from '../../src/shared/suggest.ts';

const {pages, asked} = readIndex(path.resolve('build'));

const addresses = pages.flatMap(({route, sections}) =>
  sections.map((section, place) => {
    const anchor = place === 0 ? null : sectionAnchor(section);
    return anchor === null ? route : `${route}#${anchor}`;
  }),
);

const questions = readQuestions();

it('questions stand at pages and headings that exist', () => {
  const known = new Set(addresses);
  const problems = Object.keys(questions)
    .filter((address) => !known.has(address))
    .map((address) => {
      const [page = ''] = address.split('#');
      const onPage = addresses.filter((one) => one.split('#')[0] === page);
      const guess = suggest(address, onPage.length > 0 ? onPage : addresses);
      return `${address} is no page and no heading; ${guess ?? 'the section is gone.'} Correct it in ${QUESTIONS_FOLDER}, or remove its questions.`;
    });
  expect(problems.join('\n')).toBe('');
});

it('the index has each of them once', () => {
  expect(asked).toHaveLength(Object.values(questions).flat().length);
});
