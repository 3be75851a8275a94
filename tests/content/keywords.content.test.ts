import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {brokenPromises, withShown} from '../support/content/keywordPromises.ts';
import {listDocs} from '../support/content/readPages.ts';

/** The glossary lists the names that pages no longer use, so that searchers find the others. */
const GLOSSARY = 'docs/glossary.mdx';

const RE_FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

interface FrontMatter {
  title: string;
  description: string;
  keywords: string[];
}

function promisesBrokenIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const frontMatter = parse(RE_FRONT_MATTER.exec(source)?.[1] ?? '') as FrontMatter;
  const body = withShown(source.replace(RE_FRONT_MATTER, ''));
  return brokenPromises({...frontMatter, body});
}

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

  it('keep their promise on every page', () => {
    const problems = listDocs()
      .filter(({file}) => file !== GLOSSARY)
      .flatMap(({file}) =>
        promisesBrokenIn(file).map(
          (keyword) =>
            `${file}: the keyword "${keyword}" stands nowhere on the page: answer it or remove it`,
        ),
      );
    expect(problems).toEqual([]);
  });
});
