import {expect, it} from 'vitest';
import {findMisspellings} from '../../src/features/writing/spelling/index.ts';

const PAGE = 'tests/fixtures/spelling/page.mdx';

it('misspelled words are found in text, drawings and attributes, not in code, with what is meant', async () => {
  const found = await findMisspellings([PAGE]);
  expect(found.map((message) => message.split(' is ')[0])).toEqual([
    `${PAGE}:8: "colour"`,
    `${PAGE}:14: "flagg"`,
    `${PAGE}:18: "Behaviour"`,
  ]);
  expect(found[0]).toContain('did you mean color');
});

it('pages, READMEs and texts of the interface are spelled in American English', async () => {
  expect(await findMisspellings()).toEqual([]);
});
