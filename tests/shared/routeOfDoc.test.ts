import {describe, expect, it} from 'vitest';
import {routeOfDoc} from '../../src/shared/paths.ts';

describe('the route of a source', () => {
  it.each([
    ['docs/index.mdx', '/'],
    ['/site/docs/sdks/index.mdx', '/sdks/'],
    ['docs/sdks/sdk-keys.mdx', '/sdks/sdk-keys/'],
  ])('of %s is %s', (file, route) => {
    expect(routeOfDoc(file)).toBe(route);
  });

  it.each(['docs/_shared/_create-key.mdx', 'docs/sdks/_passage.mdx', 'blog/2026-01-01-post.mdx'])(
    'is none for %s',
    (file) => {
      expect(routeOfDoc(file)).toBeUndefined();
    },
  );
});
