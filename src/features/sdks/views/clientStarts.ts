import type {Table} from 'mdast';
import {code, text} from '../../../shared/mdx/nodes.ts';
import {table, type Column} from '../../../shared/mdx/table.ts';
import {sdkDefinition, sdkNames} from '../definitions.ts';
import {sdkManifest} from '../readManifest.ts';

/** Each way to start a client, and the names it has in the SDKs. */
const starts: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Standard', ['init', 'EppoClient.Builder.buildAndInitAsync', 'EppoClient.initialize']],
  [
    'Precomputed, from the edge',
    [
      'precomputedInit',
      'EppoPrecomputedClient.Builder.buildAndInitAsync',
      'EppoPrecomputedClient.initialize',
      'Eppo.initialize',
    ],
  ],
  [
    'Precomputed, from your server',
    [
      'offlinePrecomputedInit',
      'EppoPrecomputedClient.Builder.initialConfiguration',
      'EppoPrecomputedClient.initializeOffline',
    ],
  ],
  [
    'Offline, with rules',
    ['offlineInit', 'EppoClient.Builder.offlineMode', 'EppoClient.initializeOffline'],
  ],
];

/** The SDKs with a folder among those for clients, which leaves out a single page for the edge. */
const clientSdks = (): string[] =>
  sdkNames.filter((sdk) => /^client-sdks\/[\w-]+$/.test(sdkDefinition(sdk).pages));

function namesOf(sdk: string): Set<string> {
  return new Set(sdkManifest(sdk).symbols.map(({name}) => name));
}

/**
 * Builds a table of what starts each kind of client in each SDK; a dash where there is none.
 *
 * @throws Error when no manifest has one of the names any more
 */
export function clientStartsTable(): Table {
  const sdks = clientSdks();
  const known = new Set(sdks.flatMap((sdk) => [...namesOf(sdk)]));
  const gone = starts.flatMap(([, names]) => names).filter((name) => !known.has(name));
  if (gone.length > 0) throw new Error(`No manifest of a client SDK has ${gone.join(', ')}.`);
  const columns = starts.map(([title, names]): Column<string> => ({
    title,
    cell(sdk) {
      const own = namesOf(sdk);
      const name = names.find((each) => own.has(each));
      return [name === undefined ? text('–') : code(name)];
    },
  }));
  return table<string>(
    [{title: 'SDK', isRowHeader: true, cell: (sdk) => sdkDefinition(sdk).title}, ...columns],
    sdks,
  );
}
