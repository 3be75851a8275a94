import type {Element, Parents, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {suggest} from '../../shared/suggest.ts';
import {classesOf} from '../../shared/mdx/hast.ts';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import {readerCode} from '../samples/readerCode.ts';
import {highlight} from './highlight.ts';
import {grammarName, knownLanguages} from './languages.ts';
import {brokenPart, parseMeta} from './parseMeta.ts';
import {provenanceOf} from './provenance.ts';

interface Fence {
  code: Element;
  index: number;
  parent: Parents;
}

function collectFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (element, index, parent) => {
    const [code] = element.children;
    if (
      element.tagName === 'pre' &&
      code?.type === 'element' &&
      code.tagName === 'code' &&
      parent &&
      index !== undefined
    ) {
      fences.push({code, index, parent});
    }
  });
  return fences;
}

function languageOf(code: Element): string | undefined {
  return classesOf(code)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function grammarOf(code: Element, file: VFile): string {
  const language = languageOf(code) ?? 'text';
  const grammar = grammarName(language);
  if (!grammar) {
    const advice = suggest(language, knownLanguages()) ?? 'use "text" for plain text.';
    file.fail(`Unknown code language "${language}"; ${advice}`, code.position);
  }
  return grammar;
}

async function renderFence({code}: Fence, file: VFile) {
  const source = (code.data as {meta?: string} | undefined)?.meta ?? '';
  const broken = brokenPart(source);
  if (broken) {
    file.fail(
      `${broken} behind the language of this code means nothing. Write line numbers as {2,5-7} and ` +
        'texts as title="app.ts".',
      code.position,
    );
  }
  const meta = parseMeta(source);
  const language = languageOf(code) ?? 'text';
  const text = toString(code).replace(/\n$/, '');
  return jsxElement('CodeBlock', {
    html: await highlight(readerCode(text, language), grammarOf(code, file), meta),
    language,
    title: meta.title,
    ...provenanceOf(file.path, language, text, {source, title: meta.title}),
    showLineNumbers: meta.showLineNumbers || undefined,
    wrap: meta.wrap || undefined,
    hasFocus: meta.focused.size > 0 || undefined,
  });
}

/**
 * Rehype plugin: turns every fence into a `CodeBlock` with HTML highlighted at build time, so that
 * no highlighter reaches the reader. Fails the build at the line of an unknown language.
 */
export default function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile) => {
    await Promise.all(
      collectFences(tree).map(async (fence) => {
        const element = await renderFence(fence, file);
        fence.parent.children[fence.index] = element as unknown as Element;
      }),
    );
  };
}
