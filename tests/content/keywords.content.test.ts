import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {describeError} from '../../src/cli/page/describeError.ts';
import {keywordMistakes} from '../../src/cli/page/structure/keywordMistakes.ts';
import {brokenPromises, withShown} from '../../src/cli/page/structure/keywordPromises.ts';
import {listDocs} from '../support/content/readPages.ts';

const PARTIAL = 'docs/_shared/_create-key.mdx';

describe('keywords', () => {
  const page = {
    title: 'Invite people',
    description: 'Give somebody a role.',
    body: 'Each `getStringAssignment` call of a subject counts. See the change log. AsyncStorage keeps it.',
  };

  it.each([
    'inviting',
    'string assignments',
    'getStringAssignment',
    'roles for people',
    'participant',
    'changelog',
    'asyncstorage',
  ])('may promise "%s", which the page holds in some form', (keyword) => {
    expect(brokenPromises({...page, keywords: [keyword]})).toEqual([]);
  });

  it.each(['unit tests', 'oxygen', 'invite robots'])('may not promise "%s"', (keyword) => {
    expect(brokenPromises({...page, keywords: [keyword]})).toEqual([keyword]);
  });

  it.each([`'@site/${PARTIAL}';`, `"@site/${PARTIAL}"`])('may promise what %s holds', (source) => {
    const text = readFileSync(PARTIAL, 'utf8');
    expect(withShown(`import Key from ${source}\n\n<Key />`)).toContain(text);
  });

  it('are read whatever ends the lines', () => {
    const lines = [
      '\ufeff---',
      'title: Invite people',
      'keywords: [oxygen]',
      '---',
      '',
      'Text.',
      '',
    ];
    expect(keywordMistakes('docs/example.mdx', lines.join('\r\n'))).toHaveLength(1);
  });

  it('keep their promise on every page', () => {
    const problems = listDocs().flatMap(({file}) =>
      keywordMistakes(file, readFileSync(file, 'utf8')).map(describeError),
    );
    expect(problems).toEqual([]);
  });
});
