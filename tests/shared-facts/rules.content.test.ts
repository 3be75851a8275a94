import {describe, expect, it} from 'vitest';
import {readRules, type Rule} from '../../src/features/shared-facts/index.ts';
import {readDocs} from '../support/content/readPages.ts';

const pages = readDocs();

const shows = (name: string, source: string) => source.includes(`<Rule of="${name}"`);

/** Addresses of the pages that the sentence leads to, without places on them. */
function targetsOf({says}: Rule): string[] {
  return [...says.matchAll(/\]\((\/[^)#]*)/g)].map(([, route = '']) => route);
}

describe.each(Object.entries(readRules()))('the rule %s', (name, rule) => {
  it('is shown somewhere', () => {
    expect(pages.filter(({source}) => shows(name, source))).not.toHaveLength(0);
  });

  it('is shown or linked wherever readers need it', () => {
    if (!rule.needed) return;
    const needed = new RegExp(rule.needed, 'i');
    const targets = targetsOf(rule);
    const ignorant = pages
      .filter(({route, source}) => !targets.includes(route) && needed.test(source))
      .filter(({source}) => !shows(name, source))
      .filter(({source}) => !targets.some((target) => source.includes(`](${target}`)));
    expect(ignorant.map(({route}) => route)).toEqual([]);
  });
});
