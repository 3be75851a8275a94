import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import escapeHtml from 'escape-html';
import {globSync} from 'tinyglobby';
import {tableName} from './tablePath.ts';
import {trimRuntime} from './trimRuntime.ts';
import type {PageRoute} from './types.ts';

const HASH_LENGTH = 8;

/** The script of the page's start, which every page has. */
const START = '<script data-sources=';

function byTable(pages: readonly PageRoute[]): Map<string, PageRoute[]> {
  const tables = new Map<string, PageRoute[]>();
  for (const page of pages) {
    const name = tableName(page.path);
    tables.set(name, [...(tables.get(name) ?? []), page]);
  }
  return tables;
}

/** Writes a file in one step: other steps of the build may be reading it. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Whether strings of the page's script are not in its HTML: elements that are made in the browser. */
function lacksStrings(html: string, {parts}: PageRoute, outDir: string): boolean {
  const numbers = new Set([...html.matchAll(/<!--(\d+)-->/g)].map(([, number]) => number));
  const files = parts.flatMap(({strings}) => strings ?? []);
  const strings = files.flatMap(
    (file) => JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as string[],
  );
  return numbers.size < strings.length;
}

function trimRuntimes(outDir: string, pages: readonly PageRoute[]): void {
  const parts = pages.flatMap((page) => page.parts);
  const keys = new Set(parts.flatMap(({scripts}) => Object.keys(scripts)));
  for (const file of globSync('assets/js/runtime~main.*.js', {cwd: outDir, absolute: true})) {
    replaceFile(file, trimRuntime(readFileSync(file, 'utf8'), keys));
  }
}

/**
 * Writes the lists of pages, a file for each folder, tells each page where they are and what it
 * needs itself, and takes out of the runtime what they say.
 */
export function writeTables(
  pages: readonly PageRoute[],
  {outDir, baseUrl, htmlFiles}: {outDir: string; baseUrl: string; htmlFiles: readonly string[]},
): void {
  const tables = [...byTable(pages)].map(([name, rows]) => [name, JSON.stringify(rows)] as const);
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex');
  const folder = `assets/pages/${hash.slice(0, HASH_LENGTH)}/`;
  mkdirSync(path.join(outDir, folder), {recursive: true});
  for (const [name, text] of tables) {
    writeFileSync(path.join(outDir, folder, name), text);
  }
  const byFile = new Map(
    pages.map((page) => [path.join(outDir, page.path.slice(baseUrl.length), 'index.html'), page]),
  );
  for (const file of htmlFiles) {
    const page = byFile.get(file);
    const html = readFileSync(file, 'utf8');
    const row = page && (lacksStrings(html, page, outDir) ? {...page, lacksStrings: true} : page);
    const own = row ? ` data-page="${escapeHtml(JSON.stringify(row))}"` : '';
    replaceFile(
      file,
      html.replace(START, `<script data-pages="${baseUrl}${folder}"${own} data-sources=`),
    );
  }
  trimRuntimes(outDir, pages);
}
