import {describe, expect, it} from 'vitest';
import {describeError} from '../../src/cli/page/describeError.ts';
import {retired, retiredIn, retiredMistakes} from '../../src/cli/page/structure/retiredNames.ts';
import {readDocs} from '../support/content/readPages.ts';

const pages = readDocs();

describe('terms', () => {
  it('knows a retired name from a part of another word', () => {
    expect(retiredIn('Put both in a mutex.').map(({instead}) => instead)).toEqual(['layer']);
    expect(retiredIn('Two feature toggles')).toHaveLength(1);
    expect(retiredIn('Mutexes are locks')).toHaveLength(1);
    expect(retiredIn('Three fact properties')).toHaveLength(1);
    expect(retiredIn('A remutexed non-mutex-thing')).toEqual([]);
    expect(retiredIn('The interface says "default allocation".')).toEqual([]);
  });

  it('are current on every page', () => {
    const wrong = pages.flatMap(({file, tree}) => retiredMistakes(file, tree));
    expect(wrong.map(describeError)).toEqual([]);
  });

  it('that are retired still lead searchers to the glossary', () => {
    const page = pages.find(({file}) => file === 'docs/glossary.mdx');
    const {keywords} = (page?.frontMatter ?? {}) as {keywords?: string[]};
    expect(retired.map(({name}) => name).filter((name) => !keywords?.includes(name))).toEqual([]);
  });
});
