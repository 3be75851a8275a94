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

const sourceOf = (code: Element): string => (code.data as {meta?: string} | undefined)?.meta ?? '';

const textOf = (code: Element): string => toString(code).replace(/\n$/, '');

/** The code of earlier fences that a fence goes on from; undefined when it stands alone. */
function codeBefore(fences: readonly Fence[], index: number): string | undefined {
  const {code} = fences[index]!;
  if (!/\bcontinues\b/.test(sourceOf(code))) return undefined;
  const isSame = (fence: Fence): boolean => languageOf(fence.code) === languageOf(code);
  const earlier = fences.slice(0, index).findLastIndex(isSame);
  if (earlier === -1) return undefined;
  const first = codeBefore(fences, earlier);
  const last = textOf(fences[earlier]!.code);
  return first === undefined ? last : `${first};\n${last}`;
}

async function renderFence({code}: Fence, before: string | undefined, file: VFile) {
  const source = sourceOf(code);
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
  const text = textOf(code);
  const provenance = provenanceOf(file.path, language, text, {source, title: meta.title});
  return jsxElement('CodeBlock', {
    html: await highlight(readerCode(text, language), grammarOf(code, file), meta),
    language,
    title: meta.title,
    ...provenance,
    before: provenance.runs && before,
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
    const fences = collectFences(tree);
    await Promise.all(
      fences.map(async (fence, index) => {
        const element = await renderFence(fence, codeBefore(fences, index), file);
        fence.parent.children[fence.index] = element as unknown as Element;
      }),
    );
  };
}
