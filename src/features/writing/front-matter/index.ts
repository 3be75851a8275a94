import path from 'node:path';
import {readFileSync} from 'node:fs';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {isMap, parseDocument} from 'yaml';
import {globSync} from 'tinyglobby';
import {cardPath} from '../../../shared/paths.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {checkData, parseData, type DataMistake} from '../../../shared/parseData.ts';
import {docFrontMatter, postFrontMatter} from './schema.ts';
import {lineAt, findMergeMark} from '../../../shared/mergeMark.ts';
import {findOpenFence} from '../source-mistakes/mistake.ts';
import {readData} from '../../../shared/dataFile.ts';
import {frontMatterOf} from '../../../shared/mdx/frontMatter.ts';
import {suggestOrList} from '../../../shared/suggest.ts';

/** Shown by decoders in place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

interface Problem {
  line: number;
  reason: string;
}

const FENCE = /^---[ \t]*$/;

/** What keeps a file from being read as text at all. */
function findBytes(content: string): Problem | undefined {
  const at = content.search(new RegExp(`[\\0${REPLACEMENT}]`));
  if (at >= 0) {
    const reason = 'this is no text in UTF-8. Save the page as UTF-8, without NUL bytes.';
    return {line: lineAt(content, at), reason};
  }
  if (content.startsWith('\ufeff')) {
    return {line: 1, reason: 'a byte order mark stands first. Save the page as UTF-8 without BOM.'};
  }
  const carriage = content.indexOf('\r');
  return carriage < 0
    ? undefined
    : {
        line: lineAt(content, carriage),
        reason: 'lines end as on Windows (CRLF). Save the page with LF.',
      };
}

/** What keeps a text from being a page. */
function findText(content: string): Problem | undefined {
  if (content.trim() === '') {
    const reason = 'the page is empty. Start it with front matter between two lines of ---.';
    return {line: 1, reason};
  }
  if (/^\s+---[ \t]*\n/.test(content)) {
    return {line: 1, reason: 'front matter starts on line 1. Remove what is above its ---.'};
  }
  const mark = findMergeMark(content);
  return mark && {line: mark.line, reason: `${mark.problem}.`};
}

/** The lines between the two of ---; undefined without the first, null without the second. */
function frontMatterLines(content: string): string[] | null | undefined {
  const lines = content.split('\n');
  if (!FENCE.test(lines[0] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  return end < 0 ? null : lines.slice(1, end);
}

/** Says what keeps a page from being text, as every reader of files expects it, whose front matter ends. */
function textProblem(content: string): Problem | undefined {
  const problem = findBytes(content) ?? findText(content) ?? findOpenFence(content);
  if (problem || frontMatterLines(content) !== null) return problem;
  return {line: 1, reason: 'the front matter is never closed. End it with a line of ---.'};
}

/** Says what is wrong with front matter that cannot be read. */
function yamlProblem(lines: readonly string[]): Problem | undefined {
  const yaml = lines.join('\n');
  const {errors, contents} = parseDocument(yaml, {prettyErrors: false});
  const [error] = errors;
  if (error) {
    const line = lineAt(yaml, error.pos[0]);
    const field = /^[\w-]+/.exec(lines[line - 1] ?? '')?.[0] ?? '';
    const reason =
      error.code === 'DUPLICATE_KEY'
        ? `the field ${field} stands here a second time. Keep one.`
        : `the front matter is no YAML: ${error.message}. Put texts with ":" or "#" in quotes.`;
    return {line: line + 1, reason};
  }
  return contents === null || isMap(contents)
    ? undefined
    : {line: 2, reason: 'write the front matter as lines of "field: value".'};
}

/** What the schema has let pass. */
interface PostFields {
  slug: string;
  date: Date | string;
  authors: readonly string[];
  tags: readonly string[];
}

interface Post {
  /** Path relative to the repository. */
  file: string;
  fields: PostFields;
}

function unknownNames(field: string, given: readonly string[], list: string): string[] {
  const known = Object.keys(readData(list) as object);
  return given
    .filter((name) => !known.includes(name))
    .map((name) => `${field}: "${name}" is not in ${list}; ${suggestOrList(name, known)}`);
}

/** YAML makes March 2 of February 30, so that what was written is no longer known. */
function dateProblems(file: string, date: Date | string): string[] {
  const day = typeof date === 'string' ? date : date.toISOString().slice(0, 10);
  const named = path.basename(file).slice(0, 10);
  return day === named ? [] : [`date: is ${day}, but the name of the file begins with ${named}`];
}

function slugProblems(file: string, slug: string): string[] {
  return globSync('blog/*.mdx')
    .filter((other) => other !== file)
    .filter((other) => frontMatterOf(readFileSync(other, 'utf8')).slug === slug)
    .map((other) => `slug: ${other} has the same`);
}

/** Says what is wrong with a blog post that its fields alone do not show. */
export function postProblems({file, fields}: Post): string[] {
  return [
    ...dateProblems(file, fields.date),
    ...slugProblems(file, fields.slug),
    ...unknownNames('authors', fields.authors, 'blog/authors.yml'),
    ...unknownNames('tags', fields.tags, 'blog/tags.yml'),
  ];
}

const RE_DOC = /^docs\/(?:[a-z_][\w-]*\/)*[a-z_][\w-]*\.mdx$/i;

const RE_POST = /^blog\/\d{4}-\d\d-\d\d-[a-z0-9-]+\.mdx$/;

/**
 * Says what is wrong with the name of a page's file, which is its address; undefined if nothing.
 */
export function nameProblem(file: string): string | undefined {
  if (file.startsWith('docs/') && !RE_DOC.test(file)) {
    return 'folders and file are the address: name them with letters, digits, - and _, begin each with a letter, and end the file with .mdx.';
  }
  const isPost = file.startsWith('blog/') && !path.basename(file).startsWith('_');
  return isPost && !RE_POST.test(file)
    ? 'name the file of a post like blog/2026-01-31-what-it-is-about.mdx.'
    : undefined;
}

function schemaFor(relativePath: string) {
  if (path.basename(relativePath).startsWith('_')) {
    return undefined;
  }
  if (relativePath.startsWith('docs/')) {
    return docFrontMatter;
  }
  return relativePath.startsWith('blog/') ? postFrontMatter : undefined;
}

/**
 * Lists what is wrong with the name of a page's file, with its text as a whole, and with each field of its
 * front matter.
 */
export function frontMatterMistakes(file: string, content: string): Diagnostic[] {
  const name = nameProblem(file);
  if (name) return [{file, message: name}];
  const lines = frontMatterLines(content) ?? [];
  const problem = textProblem(content) ?? yamlProblem(lines);
  if (problem) return [{file, line: problem.line, message: problem.reason}];
  const schema = schemaFor(file);
  const parsed = parseData(lines.join('\n'));
  if (!schema || !('lineOf' in parsed)) return [];
  const fields = parsed.value ?? {};
  const known = Object.keys(schema.shape);
  const checked = checkData<unknown>({...parsed, value: fields}, schema, known);
  const ofPost = (): DataMistake[] =>
    postProblems({file, fields: fields as PostFields}).map((problem) => ({
      line: parsed.lineOf([problem.slice(0, problem.indexOf(':'))]),
      problem,
    }));
  const valid = schema === postFrontMatter ? ofPost : () => [];
  const mistakes = 'mistakes' in checked ? checked.mistakes : valid();
  return mistakes
    .map(({line, problem}) => ({file, line: line + 1, message: problem}))
    .sort((a, b) => a.line - b.line);
}

/** Path of a page, relative to the repository, as messages name it. */
const nameOf = (filePath: string): string => path.relative('.', filePath);

/**
 * Parses a page's front matter, and adds the picture shown where the page is shared. What is wrong is left
 * to `remarkFrontMatter`: an error here would end the development server, and Docusaurus would guess at
 * its reason.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = nameOf(params.filePath);
  if (frontMatterMistakes(file, params.fileContent).length > 0) {
    return {frontMatter: {}, content: params.fileContent};
  }
  const parsed = await params.defaultParseFrontMatter(params);
  return schemaFor(file)
    ? {...parsed, frontMatter: {...parsed.frontMatter, image: cardPath(file)}}
    : parsed;
};

/** Remark plugin: fails the page whose front matter is wrong, with every mistake and its line. */
export default function remarkFrontMatter() {
  return (_tree: Root, file: VFile) => {
    const mistakes = frontMatterMistakes(nameOf(file.path), String(file));
    if (mistakes.length === 0) return;
    throw new Error(
      mistakes.map(({file, line = 1, message}) => `${file}:${line}: ${message}`).join('\n'),
    );
  };
}
