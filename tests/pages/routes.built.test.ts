import {describe, expect, it} from 'vitest';
import {builtRoutes} from '../support/builtRoutes.ts';
import {readDocs} from '../support/content/readPages.ts';

describe('the build', () => {
  it('has every page at exactly its address', () => {
    const built = new Set(builtRoutes());
    const missing = readDocs().filter(({route}) => !built.has(route));
    expect(missing.map(({file, route}) => `${file}: build${route}index.html is missing`)).toEqual(
      [],
    );
  });
});
