import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {ROOT} from '../../core/paths.ts';

/** A text of a page, by the page's short name in the file. */
type Quote = [page: string, text: string];

/** Something that happens to the SDK, and what the pages say about it. */
type Replay = {
  /** The name of the function that plays it. */
  replay: string;
  says: Quote[];
  /** What the function must return. */
  observes: unknown;
};

type Table = {
  version?: string;
  pages: Record<string, string>;
  replays: Replay[];
  unplayed: [page: string, start: string, reason: string][];
  tables: Record<string, string[]>;
};

/** What the pages of one SDK say about failures, beside what the SDK does then. */
export type ReplayTable = {
  /** The release that plays, where it is not the one that the pages describe. */
  version: string | undefined;
  replays: readonly Replay[];
  /** The quotes that their pages no longer contain. */
  missingQuotes(): Quote[];
  /** The rows of failure tables that no replay quotes, and that are not listed as unplayed. */
  rowsWithoutReplay(): Quote[];
};

/** Reads a `replays.yaml`. */
export function readReplayTable(file: string | URL): ReplayTable {
  const {version, pages, replays, unplayed, tables} = parse(readFileSync(file, 'utf8')) as Table;
  const textOf = (page: string) => readFileSync(join(ROOT, pages[page] ?? page), 'utf8');
  const said = replays.flatMap(({says}) => says);
  const isUnplayed = (page: string, row: string) =>
    unplayed.some(([on, start]) => on === page && row.startsWith(start));
  return {
    version,
    replays,
    missingQuotes() {
      const quotes = [...said, ...unplayed.map(([page, start]): Quote => [page, start])];
      return quotes.filter(([page, text]) => !textOf(page).includes(text));
    },
    rowsWithoutReplay() {
      const quoted = new Set(said.map((quote) => quote.join(': ')));
      return Object.entries(tables).flatMap(([page, starts]) =>
        starts
          .flatMap((start) => rowsBelow(textOf(page), start))
          .filter((row) => !quoted.has(`${page}: ${row}`) && !isUnplayed(page, row))
          .map((row): Quote => [page, row]),
      );
    },
  };
}

/** The rows of the first table at or below a line, such as a heading. */
function rowsBelow(text: string, start: string): string[] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith(start));
  const separator = lines.findIndex((line, index) => index > first && line.startsWith('| ---'));
  const end = lines.findIndex((line, index) => index > separator && !line.startsWith('| '));
  if (first === -1 || separator === -1) throw new Error(`no table below "${start}"`);
  return lines.slice(separator + 1, end);
}
