import type {OwnTable, TableFile} from '../engine/openTables.ts';
import {ownTable} from './ownTable.ts';

type OpenedTables = ReadonlyMap<string, OwnTable>;

interface Added {
  /** By the name of the table, so that a file takes the place of an earlier one. */
  tables: ReadonlyMap<string, {file: string; table: TableFile}>;
  /** By the name of the table, what the engine made of the file; nothing before it starts. */
  opened: OpenedTables;
  /** By the name of a file, why it is no table. */
  refusals: ReadonlyMap<string, string>;
}

interface Engine {
  setFiles(files: readonly TableFile[], onOpened: (tables: OpenedTables) => void): void;
}

/** Keeps the reader's own files beside the engine, which keeps their tables when a page is left. */
export function createOwnFiles(engine: Engine) {
  let added: Added = {tables: new Map(), opened: new Map(), refusals: new Map()};
  const listeners = new Set<() => void>();
  const set = (patch: Partial<Added>): void => {
    added = {...added, ...patch};
    listeners.forEach((tell) => tell());
  };

  return {
    get: (): Added => added,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Makes tables of files, beside those that are there, or says why not. */
    add: async (files: readonly File[]): Promise<void> => {
      const read = await Promise.all(
        files.map(async (file) => ({file: file.name, made: await ownTable(file)})),
      );
      // Only now: others may have been added meanwhile.
      const tables = new Map(added.tables);
      const opened = new Map(added.opened);
      const refusals = new Map(added.refusals);
      for (const {file, made} of read) {
        refusals.delete(file);
        const other = 'name' in made ? tables.get(made.name)?.file : undefined;
        if ('refusal' in made) {
          refusals.set(file, made.refusal);
        } else if (other && other.toLowerCase() !== file.toLowerCase()) {
          refusals.set(file, `${file} would be the same table as ${other}: rename one of the two.`);
        } else {
          tables.set(made.name, {file, table: made});
          opened.delete(made.name);
        }
      }
      set({tables, opened, refusals});
      // A refused file is no reason to end a query that runs.
      if (read.every(({made}) => 'refusal' in made)) return;
      engine.setFiles(
        [...tables.values()].map(({table}) => table),
        (known) => set({opened: known}),
      );
    },
  };
}
