import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import escapeHtml from 'escape-html';
import {globSync} from 'tinyglobby';
import {tableName} from './tablePath.ts';
import {trimRuntime} from './trimRuntime.ts';
import type {PageRoute} from './types.ts';
import {sectionPath} from '../sidebar-sections/sectionPath.ts';
import {itemsAround, sectionWith, type Sections} from '../sidebar-sections/splitSidebars.ts';
import type {PageSection} from '../sidebar-sections/types.ts';

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

interface Site {
  outDir: string;
  baseUrl: string;
  htmlFiles: readonly string[];
  sections: Sections;
}

/** What a page's HTML says of its section, and of itself; as attributes of its first script. */
function attributesOf(row: PageRoute, html: string, {outDir, sections}: Site): string {
  const page = lacksStrings(html, row, outDir) ? {...row, lacksStrings: true} : row;
  const {path: route, section: name} = row;
  const category = sections.get(name ?? '');
  const section: PageSection | undefined =
    name && category ? {name, items: itemsAround(category.items, route, name)} : undefined;
  return Object.entries({page, section})
    .filter(([, value]) => value)
    .map(([key, value]) => ` data-${key}="${escapeHtml(JSON.stringify(value))}"`)
    .join('');
}

function trimRuntimes(outDir: string, pages: readonly PageRoute[]): void {
  const parts = pages.flatMap((page) => page.parts);
  const keys = new Set(parts.flatMap(({scripts}) => Object.keys(scripts)));
  for (const file of globSync('assets/js/runtime~main.*.js', {cwd: outDir, absolute: true})) {
    replaceFile(file, trimRuntime(readFileSync(file, 'utf8'), keys));
  }
}

/**
 * Writes the lists of pages, a file for each folder, and of what is in the sections of the sidebar,
 * tells each page where they are and what it needs itself, and takes out of the runtime what they say.
 */
export function writeTables(pages: readonly PageRoute[], site: Site): void {
  const {outDir, baseUrl, htmlFiles, sections} = site;
  const rows = pages.map((page) => {
    const section = sectionWith(page.path, sections);
    return section === undefined ? page : {...page, section};
  });
  const files = [
    ...[...byTable(rows)].map(([name, table]) => [name, JSON.stringify(table)] as const),
    ...[...sections].map(
      ([name, {items}]) => [sectionPath('', name), JSON.stringify(items)] as const,
    ),
  ];
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const folder = `assets/pages/${hash.slice(0, HASH_LENGTH)}/`;
  mkdirSync(path.join(outDir, folder), {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(path.join(outDir, folder, name), text);
  }
  const byFile = new Map(
    rows.map((row) => [path.join(outDir, row.path.slice(baseUrl.length), 'index.html'), row]),
  );
  for (const file of htmlFiles) {
    const row = byFile.get(file);
    const html = readFileSync(file, 'utf8');
    const own = row ? attributesOf(row, html, site) : '';
    replaceFile(
      file,
      html.replace(START, `<script data-pages="${baseUrl}${folder}"${own} data-sources=`),
    );
  }
  trimRuntimes(outDir, pages);
}
