import {describe, expect, it} from 'vitest';
import {glossaryTerms} from '../../src/features/glossary/glossary.ts';
import {findProse} from '../support/content/findProse.ts';
import {readDocs} from '../support/content/readPages.ts';

const GLOSSARY = 'docs/glossary.mdx';

/** Pages that translate the words of other tools. */
const MIGRATIONS = 'docs/guides/migrations/';

const pages = readDocs();

/** Matches a name as whole words, in singular and plural. */
function wholeWords(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?:e?s)?(?![\\w-])`, 'i');
}

/** Leaves out what a page quotes, such as the wording of a message or of an older interface. */
function withoutQuotes(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, '""');
}

const retired = glossaryTerms().flatMap(({term, retired: names = []}) =>
  names.map((name) => ({name, pattern: wholeWords(name), instead: term})),
);

/** Lists the retired names in a text. */
function retiredIn(text: string) {
  const words = withoutQuotes(text);
  return retired.filter(({pattern}) => pattern.test(words));
}

describe('terms', () => {
  it('knows a retired name from a part of another word', () => {
    expect(retiredIn('Put both in a mutex.').map(({instead}) => instead)).toEqual(['layer']);
    expect(retiredIn('Two feature toggles')).toHaveLength(1);
    expect(retiredIn('Mutexes are locks')).toHaveLength(1);
    expect(retiredIn('A remutexed non-mutex-thing')).toEqual([]);
    expect(retiredIn('The interface says "default allocation".')).toEqual([]);
  });

  it('are current on every page', () => {
    const wrong = pages
      .filter(({file}) => file !== GLOSSARY && !file.startsWith(MIGRATIONS))
      .flatMap(({file, tree}) =>
        findProse(tree).flatMap(({text, line}) =>
          retiredIn(text).map(
            ({name, instead}) => `${file}:${line}: write "${instead}" instead of "${name}"`,
          ),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('that are retired still lead searchers to the glossary', () => {
    const page = pages.find(({file}) => file === GLOSSARY);
    const {keywords} = (page?.frontMatter ?? {}) as {keywords?: string[]};
    expect(retired.map(({name}) => name).filter((name) => !keywords?.includes(name))).toEqual([]);
  });
});
