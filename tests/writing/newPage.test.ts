import {describe, expect, it} from 'vitest';
import {compileText} from '../../src/cli/page/compilePage.ts';
import {pageFile, pageKinds, pageTemplate} from '../../src/cli/new/newPageText.ts';

describe('pageFile', () => {
  it.each(['/sdks/my-topic/', 'sdks/my-topic'])('finds the file of %s', (route) => {
    expect(pageFile(route)).toBe('docs/sdks/my-topic.mdx');
  });

  it.each(['../secrets', '/a//b/', '/a b/', ''])('refuses "%s"', (route) => {
    expect(() => pageFile(route)).toThrow('is no address');
  });
});

describe('pageTemplate', () => {
  it.each(pageKinds)('writes a page of kind %s that builds', async (kind) => {
    const page = pageTemplate({title: 'Rules: a "quoted" title', kind});
    expect(await compileText('docs/sdks/my-topic.mdx', page)).toEqual([]);
  });
});
