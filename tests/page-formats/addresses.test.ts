import {expect, it} from 'vitest';
import {markdownPath, shortMarkdownPath} from '../../src/shared/built-page/markdownPath.ts';

it.each([
  ['/', '/index.md', undefined],
  ['/sdks/sdk-keys/', '/sdks/sdk-keys/index.md', '/sdks/sdk-keys.md'],
])('the Markdown of %s is at %s', (route, path, short) => {
  expect(markdownPath(route)).toBe(path);
  expect(markdownPath(route.replace(/(?<=.)\/$/, ''))).toBe(path);
  expect(shortMarkdownPath(route)).toBe(short);
});
