import {describe, expect, it} from 'vitest';
import {builtRoutes} from '../support/builtRoutes.ts';
import {listDocs} from '../support/content/readPages.ts';
import {builtHtml} from '../support/findRoute.ts';
import listed from '../content/requiredRoutes.json' with {type: 'json'};

describe('the build', () => {
  const built = new Set(builtRoutes());

  it('has every page at exactly its address', () => {
    const missing = listDocs().filter(({route}) => !built.has(route));
    expect(missing.map(({file, route}) => `${file}: build${route}index.html is missing`)).toEqual(
      [],
    );
  });

  it('has every listed route, spelled exactly, with a title', () => {
    const wrong = listed.filter((route) => !built.has(route) || !/<h1[\s>]/.test(builtHtml(route)));
    expect(wrong).toEqual([]);
  });
});
