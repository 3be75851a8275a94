import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SimpleProcessor} from '@docusaurus/mdx-loader/lib/processor.js';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseFrontMatter} from '../../features/writing/front-matter/index.ts';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {createPageProcessor} from './createPageProcessor.ts';

let processor: Promise<SimpleProcessor> | undefined;

function pageProcessor(siteDir: string): Promise<SimpleProcessor> {
  processor ??= createPageProcessor(siteDir);
  return processor;
}

// For a tag that is never closed, MDX gives no position but ends its sentence with "(8:1-8:8)".
const RE_PLACE_IN_TEXT = /\((\d+):\d+-\d+:\d+\)/;

/** What MDX says where a brace or an angle bracket of the text looks like code to it. */
const RE_TEXT_AS_CODE = /in expression|acorn|before name|in name|Unexpected (?:lazy|closing)/;

const AS_TEXT = 'write { and < of the text as \\{ and \\<, or put code between backticks';

/** The id of a heading as other sites write it; MDX reads it as code. */
const RE_BRACED_ID = /^#{2,6} .*\{#([\w-]+)\}\s*$/;

function adviceFor(line: string): string {
  const id = RE_BRACED_ID.exec(line)?.[1];
  return id === undefined ? AS_TEXT : `write the id of a heading as {/* #${id} */}`;
}

function toDiagnostic(file: string, content: string, error: unknown): Diagnostic {
  const thrown = error as {reason?: string; message: string; line?: number};
  const given = thrown.reason ?? thrown.message;
  const place = thrown.line ?? Number(RE_PLACE_IN_TEXT.exec(given)?.[1]);
  const advice = adviceFor(content.split('\n')[place - 1] ?? '');
  const message = RE_TEXT_AS_CODE.test(given) ? `${given}; ${advice}` : given;
  return {file, message, ...(Number.isNaN(place) ? {} : {line: place})};
}

/**
 * Compiles a page's text the way the build does, front matter included, without bundling.
 *
 * @param file path of the page, relative to the repository, which is the working directory.
 * @returns the first error of the front matter and the first of the body; empty when the page is
 * good. Links are checked by `linkMistakes`.
 */
export async function compileText(file: string, content: string): Promise<Diagnostic[]> {
  const filePath = path.resolve(file);
  const errors: Diagnostic[] = [];
  const frontMatter = await parseFrontMatter({
    filePath,
    fileContent: content,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  }).then(
    (parsed) => parsed.frontMatter,
    (error: unknown) => {
      errors.push(toDiagnostic(file, content, error));
      return {};
    },
  );
  try {
    const {process: compile} = await pageProcessor(process.cwd());
    await compile({content, filePath, frontMatter, compilerName: 'client'});
  } catch (error) {
    errors.push(toDiagnostic(file, content, error));
  }
  return errors;
}

/** Reads and compiles a page, see `compileText`. */
export async function compilePage(file: string): Promise<Diagnostic[]> {
  return compileText(path.relative(process.cwd(), file), await readFile(file, 'utf8'));
}
