import {describe, expect, it} from 'vitest';
import {compileText} from '../../src/cli/page/compilePage.ts';
import {describeError} from '../../src/shared/diagnostic.ts';
import {readData} from '../../src/shared/dataFile.ts';

const FILE = 'docs/sdks/example.mdx';

const mistakes = readData('tests/writing/badInput.yaml') as [string, number, string][];

const frontMatter = [
  '---',
  'title: Rotate an SDK key',
  'description: How to replace an SDK key without an outage, and how to tell which one is in use.',
  'kind: how-to',
  'keywords: [rotate, revoke]',
  '---',
];

/** Returns what a writer is told about a page with this body; the body starts at line 8. */
async function errorsOf(body: string, header: readonly string[] = frontMatter): Promise<string[]> {
  const errors = await compileText(FILE, [...header, '', body, ''].join('\n'));
  return errors.map(describeError);
}

describe('a healthy page', () => {
  it.each([
    'A [`b`](/c/)[d](/e/) \\[a\\][b] and `[c][d]`, 12:30pm at \\$5 and $x$.[^1]\n\n[^1]: Note.',
    '| A | B |\n| --- | --- |\n| `a \\| b` | 2 |\n\nThe pipe `| a |` and {/* a comment */} #1.',
    '<Tabs groupId="sdk">\n\n<TabItem value="go" label="Go">\n\nA\n\n</TabItem>\n\n</Tabs>',
    '```js {2} shows="1-2"\nlet a;\nlet b;\n```',
    '```bash npm2yarn\n# The SDK\nnpm install a\nnpm run build -- --watch\n```',
    '1. First\n\n   ```js\n   let a;\n   ```\n\n2. Second\n\n   - More\n\nThe end of 5\u00a0GB.',
    'Press <kbd>Ctrl</kbd>, <span data-x="1" aria-label="b" lang="de">tschüss</span>.',
  ])('may hold %j', async (body) => {
    expect(await errorsOf(body)).toEqual([]);
  });
});

describe('a page with a mistake names the file, the line and the fix', () => {
  it('accepts a correct page', async () => {
    expect(await errorsOf('An SDK key tells the platform which environment asks.')).toEqual([]);
  });

  it('reports every wrong, unknown and missing field of the front matter', async () => {
    const header = [
      '---',
      'title: A page',
      'description: Too short.',
      'kinds: how-to',
      'kind: story',
    ];
    expect(await errorsOf('Text.', [...header, 'sidebar_position: first', '---'])).toEqual([
      `${FILE}:2: keywords: is missing`,
      `${FILE}:3: description: at least 50 characters: say what the reader learns`,
      `${FILE}:4: kinds: no such key; did you mean \`kind\`?`,
      `${FILE}:5: kind: write tutorial, how-to, explanation or reference`,
      `${FILE}:6: sidebar_position: write a number`,
    ]);
  });

  it('reports front matter that is not YAML', async () => {
    const [error] = await errorsOf('Text.', ['---', 'title: "unclosed', '---']);
    expect(error).toMatch(/^docs\/sdks\/example\.mdx:2: /);
  });

  it.each([
    [['title: A page', 'kind: how-to'], 1, 'the front matter is never closed'],
    [['title: A', 'kind: how-to', 'title: B', '---'], 4, 'the field title stands here a second'],
    [['title: A: B', '---'], 2, 'the front matter is no YAML'],
    [['- title', '---'], 2, 'write the front matter as lines of "field: value"'],
    [['title', '---'], 2, 'write the front matter as lines of "field: value"'],
  ])('reports the line of front matter such as %j', async (lines, line, reason) => {
    for (const time of ['once', 'again']) {
      const [error] = await errorsOf('Text.', ['---', ...lines]);
      expect(error, time).toContain(`${FILE}:${line}: ${reason}`);
    }
  });

  it.each([
    ['', 1, 'the page is empty'],
    [`${frontMatter.join('\n')}\n\nText\0.`, 8, 'this is no text in UTF-8'],
    [`\ufeff${frontMatter.join('\n')}\n`, 1, 'a byte order mark stands first'],
    [`\n${frontMatter.join('\n')}\n`, 1, 'front matter starts on line 1'],
    [frontMatter.join('\r\n'), 1, 'lines end as on Windows'],
    [`---\n<<<<<<< HEAD\ntitle: A\n---\n`, 2, 'a merge conflict is left here'],
    [Buffer.from('\ufeff---\n', 'utf16le').toString('utf8'), 1, 'this is no text in UTF-8'],
  ])('reports a file that is no text: %j', async (content, line, reason) => {
    const [error] = (await compileText(FILE, content)).map(describeError);
    expect(error).toContain(`${FILE}:${line}: ${reason}`);
  });

  it.each(mistakes)('reports a mistake in the body: %j', async (body, line, reason) => {
    const [error] = await errorsOf(body);
    expect(error).toContain(`${FILE}:${line}: ${reason}`);
  });

  it('accepts blocks that are closed, also in lists and quotes', async () => {
    const body =
      '- One\n\n  :::note\n\n  More.\n\n  :::\n\n> ```js {1,2-3} title="a b"\n> let a;\n> let b;\n> let c;\n> ```\n\n' +
      '    indented\n\n<svg viewBox="0 0 1 1"><polyline points="0,0" /></svg>';
    expect(await errorsOf(body)).toEqual([]);
  });
});
