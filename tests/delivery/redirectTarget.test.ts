import {describe, expect, it} from 'vitest';
import {redirectTarget} from '../../src/features/delivery/server/redirectTarget.ts';

const files = new Set(['/index.html', '/404.html', '/a/index.html', '/a/b/index.html', '/a.md']);
const target = (path: string) => redirectTarget(path, (file) => files.has(file));

describe('redirectTarget', () => {
  it.each([
    ['/a', '/a/'],
    ['/a.html', '/a/'],
    ['/a/index.html', '/a/'],
    ['/a/b', '/a/b/'],
    ['/index.html', '/'],
  ])('sends %s to %s', (path, expected) => {
    expect(target(path)).toBe(expected);
  });

  it.each(['/', '/a/', '/a.md', '/404.html', '/missing', '/missing.html', '//host/index.html'])(
    'leaves %s alone',
    (path) => {
      expect(target(path)).toBeUndefined();
    },
  );
});
