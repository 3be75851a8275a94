import {describe, expect, it} from 'vitest';
import {closestRoutes} from '../../src/features/addresses/closestRoutes.ts';

const routes = [
  '/',
  '/sdks/sdk-keys/',
  '/sdks/server-sdks/node/quickstart/',
  '/sdks/server-sdks/go/quickstart/',
  '/statistics/cuped/',
];

describe('closestRoutes', () => {
  it('puts the page a mistyped path meant first', () => {
    expect(closestRoutes('/sdks/sdk-kyes/', routes)[0]).toBe('/sdks/sdk-keys/');
    expect(closestRoutes('/statistic/cupped.html', routes)[0]).toBe('/statistics/cuped/');
  });

  it('finds the pages of a folder when every word is nearly right', () => {
    expect(closestRoutes('/sdks/server-sdk/nodee/', routes)).toEqual([
      '/sdks/server-sdks/node/quickstart/',
    ]);
  });

  it('prefers the same folder when several pages share the last word', () => {
    expect(closestRoutes('/sdks/go/quickstart/', routes)[0]).toBe(
      '/sdks/server-sdks/go/quickstart/',
    );
  });

  it('leaves out the same page of other languages', () => {
    expect(closestRoutes('/sdks/go/quickstart/', routes)).toHaveLength(1);
    expect(closestRoutes('/sdks/server-sdks/nod/quickstart/', routes)).toHaveLength(1);
    expect(closestRoutes('/sdks/quickstart/', routes)).toHaveLength(2);
  });

  it('suggests nothing for a path unlike any other', () => {
    expect(closestRoutes('/zzzzzzzz/', routes)).toEqual([]);
    expect(closestRoutes('/', routes)).toEqual([]);
  });
});
