import {expect, it} from 'vitest';
import {pageLabel} from '../../src/features/samples/label.ts';
import type {Proof} from '../../src/features/samples/types.ts';

const entry = {tool: 'node 20.20.2'};
const node = {...entry, against: '@eppo/node-server-sdk 3.10.2'};
const go = {
  ...entry,
  against: 'declarations of github.com/Eppo-exp/golang-sdk/v6/eppoclient 6.3.0',
};
const query = {...entry, status: 'executed-sql', tool: 'duckdb 1.5.5'} as const;

it.each([
  [
    'each version once',
    [{...node, status: 'ran'}, {...node, status: 'ran'}, query],
    'Samples ran on duckdb 1.5.5 and node-server-sdk 3.10.2',
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
] as [string, Proof[], string | undefined][])(
  'the label of a page says %s',
  (_what, entries, label) => {
    const proofs = new Map(entries.map((each, index) => [String(index), each]));
    expect(pageLabel('docs/a.mdx', proofs)).toBe(label);
  },
);
