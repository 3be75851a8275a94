import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compileText} from '../../src/cli/page/compilePage.ts';
import {placeholderMistakes} from '../../src/cli/page/structure/placeholderMistakes.ts';
import {pageFile, pageKinds, pageTemplate, placeholders} from '../../src/cli/new/newPageText.ts';

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
    const file = 'docs/sdks/my-topic.mdx';
    const page = pageTemplate({file, title: 'Rules: a "quoted" title', kind});
    expect(await compileText(file, page)).toEqual([]);
    const [, schema = ''] = /\$schema=(\S+)/.exec(page) ?? [];
    expect(existsSync(path.join(path.dirname(file), schema))).toBe(true);
  });

  it('holds only texts that a finished page may not keep', () => {
    const file = 'docs/sdks/my-topic.mdx';
    const told = pageKinds.flatMap((kind) =>
      placeholderMistakes(file, pageTemplate({file, title: 'My topic', kind})),
    );
    const reasons = told.map(({message}) => message).join('\n');
    expect(placeholders.filter((text) => !reasons.includes(`"${text}"`))).toEqual([]);
    expect(told[0]).toEqual({
      file,
      line: 4,
      message: expect.stringContaining('is of the template'),
    });
  });
});
