import {describe, expect, it} from 'vitest';
import {compileText} from '../../../src/cli/pages/compilePage.ts';
import {describeError} from '../../../src/cli/pages/describeError.ts';
import {readSettings} from '../../../src/site/readSettings.ts';

const FILE = 'docs/sdks/example.mdx';

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

describe('a page with a mistake names the file, the line and the fix', () => {
  it('accepts a correct page', async () => {
    expect(await errorsOf('An SDK key tells the platform which environment asks.')).toEqual([]);
  });

  it('reports every wrong, unknown and missing field of the front matter', async () => {
    const header = ['---', 'title: A page', 'description: Too short.', 'kinds: how-to', '---'];
    const [error] = await errorsOf('Text.', header);
    expect(error).toMatch(/^docs\/sdks\/example\.mdx: the front matter is not valid\./);
    expect(error).toContain('description: at least 50 characters');
    expect(error).toContain('kinds: no such field; did you mean kind?');
    expect(error).toContain('keywords: ');
  });

  it('reports front matter that is not YAML', async () => {
    const [error] = await errorsOf('Text.', ['---', 'title: "unclosed', '---']);
    expect(error).toMatch(/^docs\/sdks\/example\.mdx: /);
  });

  it('reports an unknown component with the nearest known one', async () => {
    expect(await errorsOf('Text.\n\n<Step>\n\nOne.\n\n</Step>')).toEqual([
      `${FILE}:10: Unknown component <Step>. Did you mean <Steps>?`,
    ]);
  });

  it('reports a component that is not closed', async () => {
    const [error] = await errorsOf('<Steps>\n\nOne.');
    expect(error).toMatch(/^docs\/sdks\/example\.mdx:\d+: .*closing tag.*`<Steps>`/s);
  });

  it('reports an unknown fence language with the nearest known one', async () => {
    expect(await errorsOf('Text.\n\n```typscript\nlet a = 1;\n```')).toEqual([
      `${FILE}:10: Unknown code language "typscript". Did you mean "typescript"?`,
    ]);
  });

  it('reports the line of a Mermaid syntax error inside the diagram', async () => {
    const diagram =
      '```mermaid alt="A to B" caption="A leads to B."\nflowchart LR\n  A --> --> B\n```';
    const [error] = await errorsOf(diagram);
    expect(error).toMatch(/^docs\/sdks\/example\.mdx:10: Mermaid cannot read this diagram: /);
  });

  it('asks for the text alternative of a diagram', async () => {
    const [error] = await errorsOf(
      '```mermaid caption="A leads to B."\nflowchart LR\n  A --> B\n```',
    );
    expect(error).toMatch(/^docs\/sdks\/example\.mdx:8: A diagram needs a text alternative/);
  });

  it('reports the line of a formula KaTeX cannot render', async () => {
    const [error] = await errorsOf('Text.\n\nThe rate is $\\frac{1}{n$ per day.');
    expect(error).toMatch(/^docs\/sdks\/example\.mdx:10: KaTeX cannot render this formula: /);
  });
});

describe('settings that do not fit together name the missing key', () => {
  it('asks for the rest of a set of credentials', () => {
    expect(() => readSettings({DOCS_ALGOLIA_APP_ID: 'APP'})).toThrow(
      /DOCS_ALGOLIA_SEARCH_KEY: missing\. Algolia search needs it because DOCS_ALGOLIA_APP_ID is set/,
    );
  });

  it('accepts an empty environment', () => {
    expect(() => readSettings({})).not.toThrow();
  });
});
