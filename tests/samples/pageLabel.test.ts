import {expect, it} from 'vitest';
import {pageLabel} from '../../src/features/samples/pageLabel.ts';
import type {ProvenanceEntry} from '../../src/features/samples/types.ts';

const entry = {language: 'ts', tool: 'node 20.20.2', hash: '0'};
const node = {...entry, sdk: '@eppo/node-server-sdk', version: '3.10.2'};
const go = {...entry, sdk: 'github.com/Eppo-exp/golang-sdk/v6/eppoclient', version: '6.3.0'};
const query = {...entry, status: 'executed-sql', tool: 'duckdb 1.5.5'} as const;

function labelOf(...entries: ProvenanceEntry[]): string | undefined {
  const fences = Object.fromEntries(entries.map((each, index) => [`docs/a.mdx#${index}`, each]));
  const other = {...node, status: 'ran', version: '1.0.0'} as const;
  return pageLabel(
    {lockfileDate: '2026-11-23', fences: {...fences, 'docs/ab.mdx#0': other}},
    'docs/a.mdx',
  );
}

it.each([
  [
    'each version once',
    [{...node, status: 'ran'}, {...node, status: 'ran'}, query],
    'Samples ran on node-server-sdk 3.10.2 and duckdb 1.5.5',
  ],
  [
    'the strongest proof',
    [
      {...go, status: 'compiled'},
      {...node, status: 'ran'},
    ],
    'Samples ran on node-server-sdk 3.10.2',
  ],
  [
    'what was compiled',
    [
      {...go, status: 'compiled'},
      {...node, status: 'symbols-checked'},
    ],
    'Samples compiled against golang-sdk 6.3.0',
  ],
  [
    'what was compared',
    [{...go, status: 'symbols-checked'}],
    'Samples checked against golang-sdk 6.3.0',
  ],
  [
    'nothing of what uses no SDK',
    [
      {...entry, status: 'ran'},
      {...entry, status: 'parsed'},
    ],
    undefined,
  ],
  ['nothing of what is not checked', [{...node, status: 'unchecked'}], undefined],
] as [string, ProvenanceEntry[], string | undefined][])(
  'the label of a page says %s',
  (_what, entries, label) => {
    expect(labelOf(...entries)).toBe(label);
  },
);
