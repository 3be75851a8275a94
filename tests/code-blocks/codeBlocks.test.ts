import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it, vi} from 'vitest';
import {highlight} from '../../src/features/code-blocks/highlightCode.thread.ts';
import {grammarName} from '../../src/features/code-blocks/index.ts';
import {signatureMarks} from '../../src/features/code-blocks/marks.ts';
import {brokenPart, parseMeta} from '../../src/features/code-blocks/parseMeta.ts';

const plain = parseMeta('');

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('parseMeta', () => {
  it('reads a title with braces in it without taking them for line ranges', () => {
    expect(parseMeta('title="a +{3}.ts" {2,5-6} +{7}')).toMatchObject({
      title: 'a +{3}.ts',
      highlighted: new Set([2, 5, 6, 7]),
      added: new Set([7]),
    });
  });

  it('reads whether lines are numbered, but not from a title', () => {
    expect(parseMeta('{1} showLineNumbers').showLineNumbers).toBe(true);
    expect(parseMeta('title="showLineNumbers"').showLineNumbers).toBe(false);
  });
});

describe('brokenPart', () => {
  it('finds what means nothing', () => {
    expect(brokenPart('run title="a {b}.ts" {2,5-7} +{1} showLineNumbers')).toBeUndefined();
    const broken = ['{1-', '-{1}', 'add={1}', "title='a'", '/word/'];
    expect(broken.map(brokenPart)).toEqual(broken);
  });
});

describe('highlight', () => {
  const code = 'const a = "<b>" && \'&\'; // note\n\n  call(a);';

  it('keeps the text of the code, markup included', async () => {
    expect(textOf(await highlight(code, 'ts', plain))).toBe(`${code}\n`);
  });

  it('marks roles by class and lines by what the meta says', async () => {
    const html = await highlight(code, 'ts', parseMeta('{1}'));
    expect(html.match(/<span class="line[^"]*"/g)).toEqual([
      '<span class="line highlighted"',
      '<span class="line"',
      '<span class="line"',
    ]);
    expect(html).toMatch(/class="c-keyword">const/);
    expect(html).toMatch(/class="c-comment">\/\/ note/);
    expect(html).not.toContain('style=');
  });

  it('folds the lines that are not shown at first, and keeps their text', async () => {
    const html = await highlight('a\nb\nc\nd\ne', 'text', parseMeta('shows="2,4"'));
    expect(html.match(/data-lines="[^"]+"/g)).toEqual(Array(3).fill('data-lines="1 line"'));
    expect(textOf(html)).toBe('a\nb\nc\nd\ne\n');
    const end = await highlight('a\nb\nc', 'text', parseMeta('shows="1"'));
    expect(end).toMatch(/<\/span>\n<span class="fold" data-lines="2 lines">.*<\/span>\n<\/span>$/s);
  });

  it('says the type of what a sample uses of an SDK, and keeps its text', async () => {
    const signature = 'get(key: string, fallback: "<none>"): string';
    const use = "const get = 'get';\n// get\nclient.get(client, get);";
    const html = await highlight(use, 'ts', plain, signatureMarks(use, {'get#1': signature}));
    expect(html.match(/<span data-type="[^"]*">\w+/g)).toEqual([
      '<span data-type="get(key: string, fallback: &quot;&lt;none&gt;&quot;): string">get',
    ]);
    expect(html.split('\n')[2]).toContain('data-type');
    expect(textOf(html)).toBe(`${use}\n`);
  });

  it('colors every language that pages have', async () => {
    const pages = globSync('{docs,blog}/**/*.mdx').map((file) => readFileSync(file, 'utf8'));
    const fences = pages.flatMap((page) => [...page.matchAll(/^\s*```(\w+)/gm)]);
    const drawn = ['call', 'chart', 'mermaid', 'screen', 'text'];
    const languages = new Set(fences.map(([, language = '']) => language));
    const colored = [...languages].filter((language) => !drawn.includes(language));
    expect(colored.length).toBeGreaterThan(20);
    for (const language of colored) {
      const code = ['html', 'xml'].includes(language) ? '<a href="b">' : '{"a": "b"}';
      const html = await highlight(code, grammarName(language)!, plain);
      expect(html, language).toMatch(/class="c-(?!punctuation)/);
    }
  });

  it('shows plain text without roles', async () => {
    expect(await highlight('a < b', 'text', plain)).toBe('<span class="line">a &lt; b</span>\n');
  });

  it('is complete however slow the machine is', async () => {
    const code = 'const answer = compute("all", 42); // at once';
    const usual = await highlight(code, 'ts', plain);
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    expect(await highlight(code, 'ts', plain)).toBe(usual);
    clock.mockRestore();
  });
});

describe('grammarName', () => {
  it('knows languages, their aliases and ours, and nothing else', () => {
    expect(grammarName('python')).toBe('python');
    expect(grammarName('rb')).toBe('rb');
    expect(grammarName('console')).toBe('shellsession');
    for (const none of ['pyhton', 'constructor', 'valueOf', '__proto__']) {
      expect(grammarName(none), none).toBeUndefined();
    }
  });
});
