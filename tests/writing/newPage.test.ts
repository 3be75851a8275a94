import {describe, expect, it} from 'vitest';
import {compileText} from '../../src/cli/page/compilePage.ts';
import {pageFile, pageKinds, pageTemplate, titleOf} from '../../src/cli/new/newPageText.ts';

describe('pageFile', () => {
  it.each(['/sdks/my-topic/', 'sdks/my-topic', 'docs/sdks/my-topic.mdx'])(
    'finds the file of %s',
    (route) => {
      expect(pageFile(route)).toBe('docs/sdks/my-topic.mdx');
    },
  );

  it.each(['../secrets', '/a//b/', '/a b/', ''])('refuses "%s"', (route) => {
    expect(() => pageFile(route)).toThrow('is no address');
  });
});

it.each([
  ['docs/sdks/rotate-keys.mdx', 'Rotate keys'],
  ['docs/guides/my_topic/index.mdx', 'My topic'],
])('the title of %s is %j until its writer names another', (file, title) => {
  expect(titleOf(file)).toBe(title);
});

describe('pageTemplate', () => {
  it.each(pageKinds)('writes a page of kind %s that builds', async (kind) => {
    const file = 'docs/sdks/my-topic.mdx';
    const page = pageTemplate({title: 'Rules: a "quoted" title', kind});
    expect(await compileText(file, page)).toEqual([]);
  });
});
