import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {describeProblems, problemsError} from '../../../shared/describeProblems.ts';
import {cardPath} from '../../../shared/cardPath.ts';
import {postProblems, type PostFields} from './postProblems.ts';
import {checkText, explainFrontMatter} from './readableText.ts';
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

type Params = Parameters<ParseFrontMatter>[0];

function schemaFor(relativePath: string) {
  if (path.basename(relativePath).startsWith('_')) {
    return undefined;
  }
  if (relativePath.startsWith('docs/')) {
    return docFrontMatter;
  }
  return relativePath.startsWith('blog/') ? postFrontMatter : undefined;
}

const isEmpty = (fields: object | null): boolean => Object.keys(fields ?? {}).length === 0;

/** Docusaurus' parser keeps what it could not read as empty, and says nothing the second time. */
async function readFrontMatter(params: Params, file: string) {
  const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
    explainFrontMatter(file, params.fileContent);
    throw error;
  });
  const {frontMatter} = parsed as {frontMatter: unknown};
  if (typeof frontMatter !== 'object' || Array.isArray(frontMatter) || isEmpty(frontMatter)) {
    explainFrontMatter(file, params.fileContent);
  }
  return parsed;
}

/** Lists what is wrong with the fields of a page. */
function fieldProblems(file: string, frontMatter: object): string[] {
  const schema = schemaFor(file);
  const {error} = schema?.safeParse(frontMatter) ?? {};
  if (schema && error) {
    return describeProblems(error, Object.keys(schema.shape));
  }
  return schema === postFrontMatter ? postProblems({file, fields: frontMatter as PostFields}) : [];
}

/**
 * Parses and checks a page's front matter, and adds the picture shown where the page is shared.
 *
 * @throws Error naming the file and, for each wrong or missing field, the reason.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const relativePath = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const name = nameProblem(relativePath);
  if (name) {
    throw new Error(`${relativePath}: ${name}`);
  }
  checkText(relativePath, params.fileContent);
  const parsed = await readFrontMatter(params, relativePath);
  const problems = fieldProblems(relativePath, parsed.frontMatter);
  if (problems.length > 0) {
    throw problemsError(`${relativePath}: the front matter is not valid.`, problems);
  }
  return schemaFor(relativePath)
    ? {...parsed, frontMatter: {...parsed.frontMatter, image: cardPath(relativePath)}}
    : parsed;
};
