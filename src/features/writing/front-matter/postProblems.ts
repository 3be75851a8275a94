import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readData} from '../../../shared/dataFile.ts';
import {frontMatterOf} from '../../../shared/mdx/frontMatter.ts';
import {suggestOrList} from '../../../shared/suggest.ts';

/** What the schema has let pass. */
export interface PostFields {
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
