import path from 'node:path';
import type {Element, Parents, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {bundledLanguages, bundledLanguagesAlias} from 'shiki';
import {suggest} from '../../shared/suggest.ts';
import {classesOf} from '../../shared/mdx/hast.ts';
import {dataAttribute, jsxElement} from '../../shared/mdx/jsxElement.ts';
import {readerCode} from '../samples/readerCode.ts';
import {inThread} from '../../shared/threads/inThread.ts';
import type {Code} from './highlightCode.thread.ts';
import {ownValueMarks, signatureMarks} from './marks.ts';
import {referenceMarks} from './references.ts';
import {brokenPart, lineBeyond, parseMeta} from './parseMeta.ts';
import {runsInBrowser} from '../sql-playground/engine/runsInBrowser.ts';
import {findProof} from '../samples/proofs.ts';
import {otherTexts, provenanceLabel, sdkIn} from '../samples/label.ts';
import {runCommands} from '../samples/runCommands.ts';

/**
 * Says what the sample check did with a fence that uses an SDK or was executed, and how a reader runs
 * one that stands alone; SQL runs on the page itself, and `others` are its texts in other dialects.
 * `signatures` are of what it uses of the SDK, by identifier; `sdk` is the package.
 *
 * @returns nothing when the check has not seen exactly this code.
 */
function provenanceOf(
  file: string,
  language: string,
  code: string,
  meta: {source: string; title?: string},
): {
  provenance?: string;
  commands?: string;
  runs?: true;
  others?: {title: string; sql: string}[];
  signatures?: Readonly<Record<string, string>>;
  sdk?: string;
} {
  const page = path.relative('.', file);
  const proof = findProof(page, language, code);
  if (!proof) return {};
  const {status, readings, signatures} = proof;
  const isExecuted = status === 'ran' || status === 'executed-sql';
  const used = sdkIn(proof);
  const provenance = isExecuted || used ? provenanceLabel(proof) : undefined;
  if (!provenance) return {};
  if (status === 'executed-sql') {
    const others = otherTexts(readings ?? {});
    return {provenance, others, ...(runsInBrowser(code) ? {runs: true as const} : {})};
  }
  const isWhole = status === 'ran' && !/\bpreamble=/.test(meta.source);
  const commands = isWhole ? runCommands(language, code, meta.title) : undefined;
  return {
    provenance,
    ...(commands ? {commands} : {}),
    ...(signatures ? {signatures} : {}),
    ...(used ? {sdk: used.sdk} : {}),
  };
}

/** Languages writers may use in a fence; Shiki's name where ours differs. */
const aliases = new Map([
  ['text', 'text'],
  ['console', 'shellsession'],
  ['npm', 'bash'],
  ['objective-c', 'objective-c'],
]);

const grammars: ReadonlySet<string> = new Set([
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
]);

/** Returns Shiki's grammar name for a fence language, or undefined when there is none. */
export function grammarName(language: string): string | undefined {
  return aliases.get(language) ?? (grammars.has(language) ? language : undefined);
}

/** Returns every language name a fence may carry. */
function knownLanguages(): string[] {
  return [...aliases.keys(), ...grammars];
}

const highlight = inThread<Code, string>(new URL('./highlightCode.thread.ts', import.meta.url));

interface Fence {
  pre: Element;
  code: Element;
  parent: Parents;
}

function collectFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'element', (element, _, parent) => {
    const [code] = element.children;
    if (
      element.tagName === 'pre' &&
      code?.type === 'element' &&
      code.tagName === 'code' &&
      parent
    ) {
      fences.push({pre: element, code, parent});
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

function element(tagName: string, children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

function codeBlock(html: string, props: Parameters<typeof jsxElement>[1]) {
  const block = jsxElement('CodeBlock', props);
  block.attributes.push(dataAttribute('html', {__html: html}));
  return block;
}

/** The statement in another dialect, closed: most readers have the first one. */
async function renderOther({title, sql}: {title: string; sql: string}): Promise<Element> {
  const html = await highlight([sql, 'sql', parseMeta('')]);
  const block = codeBlock(html, {language: 'sql'}) as unknown as Element;
  const summary = {type: 'text' as const, value: title};
  return element('details', [element('summary', [summary]), block]);
}

const isChecked = (source: string): boolean => !/\bunchecked=/.test(source);

const sourceOf = (code: Element): string => (code.data as {meta?: string} | undefined)?.meta ?? '';

const textOf = (code: Element): string => toString(code).replace(/\n$/, '');

async function renderFence({code}: Fence, file: VFile) {
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
  const beyond = lineBeyond(meta, text);
  if (beyond !== undefined) {
    const last = text.split('\n').length;
    file.fail(
      `This code has no line ${beyond}. Write lines from 1 to ${last} in {…} and shows="…".`,
      code.position,
    );
  }
  const {
    others = [],
    signatures,
    sdk,
    ...provenance
  } = provenanceOf(file.path, language, text, {
    source,
    title: meta.title,
  });
  const shown = readerCode(text, language);
  // What no check has seen may be a call of another time, with other arguments.
  const own = isChecked(source) ? ownValueMarks(shown) : [];
  const names = sdk === undefined ? [] : referenceMarks(shown, sdk, language);
  const marks = [...signatureMarks(shown, signatures), ...own, ...names].sort(
    (a, b) => a.start - b.start,
  );
  const html = await highlight([shown, grammarOf(code, file), meta, marks]);
  const block = codeBlock(html, {
    language,
    title: meta.title,
    ...provenance,
    hasOwnValues: html.includes('data-own') || undefined,
    showLineNumbers: meta.showLineNumbers || undefined,
    foldedLines: meta.shown.size > 0 ? String(text.split('\n').length) : undefined,
  });
  return [block, ...(await Promise.all(others.map(renderOther)))];
}

/**
 * Rehype plugin: turns every fence into a `CodeBlock` with HTML highlighted at build time, so that
 * no highlighter reaches the reader. Fails the build at the line of an unknown language.
 */
export default function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile) => {
    const fences = collectFences(tree);
    await Promise.all(
      fences.map(async (fence) => {
        const elements = await renderFence(fence, file);
        const at = fence.parent.children.indexOf(fence.pre);
        fence.parent.children.splice(at, 1, ...(elements as Element[]));
      }),
    );
  };
}
