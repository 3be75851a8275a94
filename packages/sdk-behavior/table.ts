import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** What the pages of one SDK say about failures, beside what the SDK does then. */
export type ReplayTable = {
  /** The release that plays, where it is not the one that the pages describe. */
  version?: string;
  replays: readonly {
    /** The name of the function that plays it. */
    replay: string;
    /** What the function must return. */
    observes: unknown;
  }[];
};

/** Reads a `replays.yaml`. */
export function readReplayTable(file: string | URL): ReplayTable {
  return parse(readFileSync(file, 'utf8')) as ReplayTable;
}
