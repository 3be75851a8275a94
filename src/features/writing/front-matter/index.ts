import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {cardPath} from '../../../shared/cardPath.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {checkData, parseData, type DataMistake} from '../../../shared/parseData.ts';
import {postProblems, type PostFields} from './postProblems.ts';
import {frontMatterLines, textProblem, yamlProblem} from './readableText.ts';
import {docFrontMatter, postFrontMatter} from './schema.ts';

const RE_DOC = /^docs\/(?:[a-z_][\w-]*\/)*[a-z_][\w-]*\.mdx$/i;

const RE_POST = /^blog\/\d{4}-\d\d-\d\d-[a-z0-9-]+\.mdx$/;

/**
 * Says what is wrong with the name of a page's file, which is its address; undefined if nothing.
 *
 * @param file path of the page, relative to the repository
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
 *
 * @param file path of the page, relative to the repository
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
const nameOf = (filePath: string): string =>
  path.relative(process.cwd(), filePath).split(path.sep).join('/');

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
