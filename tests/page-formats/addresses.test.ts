import {describe, expect, it} from 'vitest';
import {chatAddress} from '../../src/features/page-formats/chatAddress.ts';
import {markdownPath, shortMarkdownPath} from '../../src/shared/built-page/markdownPath.ts';
import {chatTools} from '../../src/features/page-formats/chatTools.ts';

describe('the address of Markdown', () => {
  it.each([
    ['/', '/index.md', undefined],
    ['/sdks/sdk-keys/', '/sdks/sdk-keys/index.md', '/sdks/sdk-keys.md'],
  ])('of %s is %s', (route, path, short) => {
    expect(markdownPath(route)).toBe(path);
    expect(shortMarkdownPath(route)).toBe(short);
  });

  it('does not need the last slash', () => {
    expect(markdownPath('/sdks')).toBe('/sdks/index.md');
  });
});

describe.each(chatTools)('the link to $name', (tool) => {
  it('carries the address of the Markdown, whatever characters it has', () => {
    const url = 'https://docs.example/a/?b=c&d#e/index.md';
    const address = new URL(chatAddress(tool, url));
    expect(address.protocol).toBe('https:');
    expect(address.searchParams.get('q')).toContain(`Read ${url} so`);
  });
});
