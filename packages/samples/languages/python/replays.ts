import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {ROOT} from '../../core/paths.ts';
import {runCommand} from '../toolchains/command.ts';
import {pythonEnvironment} from './environment.ts';

const FOLDER = fileURLToPath(new URL('replays', import.meta.url));

/** A text of a page, by the page's short name in `replays.yaml`. */
type Quote = [page: string, text: string];

/** Something that happens to the SDK, and what the pages say about it. */
type Replay = {
  /** A function in `replays/`. */
  replay: string;
  says: Quote[];
  /** What the function must return. */
  observes: unknown;
};

type Table = {
  pages: Record<string, string>;
  replays: Replay[];
  unplayed: [page: string, start: string, reason: string][];
  tables: Record<string, string[]>;
};

const table = parse(readFileSync(`${FOLDER}.yaml`, 'utf8')) as Table;

/** All replays, in the order of the file. */
export const replays: readonly Replay[] = table.replays;

/** The text of a page. */
function pageText(page: string): string {
  return readFileSync(join(ROOT, table.pages[page] ?? page), 'utf8');
}

/** The quotes that their pages no longer contain. */
export function missingQuotes(): Quote[] {
  const quotes = [
    ...replays.flatMap(({says}) => says),
    ...table.unplayed.map(([page, start]): Quote => [page, start]),
  ];
  return quotes.filter(([page, text]) => !pageText(page).includes(text));
}

/** The rows of failure tables that no replay quotes, and that are not listed as unplayed. */
export function rowsWithoutReplay(): Quote[] {
  const quoted = new Set(replays.flatMap(({says}) => says.map((quote) => quote.join(': '))));
  return Object.entries(table.tables).flatMap(([page, headings]) =>
    headings
      .flatMap((heading) => rowsBelow(pageText(page), heading))
      .filter((row) => !quoted.has(`${page}: ${row}`))
      .filter((row) => !table.unplayed.some(([on, start]) => on === page && row.startsWith(start)))
      .map((row): Quote => [page, row]),
  );
}

/** The rows of the first table below a heading. */
function rowsBelow(text: string, heading: string): string[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(heading));
  const separator = lines.findIndex((line, index) => index > first && line.startsWith('| ---'));
  const end = lines.findIndex((line, index) => index > separator && !line.startsWith('| '));
  return first === -1 || separator === -1 ? [] : lines.slice(separator + 1, end);
}

/** Plays all scenarios on the published SDK, against servers of their own on this machine. */
export async function playAll(): Promise<Record<string, unknown>> {
  const names = replays.map(({replay}) => replay);
  const {code, stdout, stderr} = await runCommand(pythonEnvironment().python, [FOLDER, ...names]);
  if (code !== 0) throw new Error(`The replays failed:\n${stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}
