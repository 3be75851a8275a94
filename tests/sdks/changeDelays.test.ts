import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {sdkDefinition, sdkNames} from '../../src/features/sdks/definitions.ts';
import {changeDelaysTable} from '../../src/features/sdks/views/propagation.ts';

const [, ...rows] = changeDelaysTable().children.map((row) =>
  row.children.map((cell) => toString(cell)),
);

const rowOf = (title: string) => rows.find(([sdks = '']) => sdks.split(', ').includes(title));

test('every SDK whose polling is known stands in exactly one row', () => {
  const shown = rows.flatMap(([sdks = '']) => sdks.split(', '));
  const known = sdkNames.map(sdkDefinition).filter(({polling}) => polling);
  expect(shown.sort()).toEqual(known.map(({title}) => title).sort());
});

test('the delay is that of the CDN and of one interval with its jitter', () => {
  expect(rowOf('Go')?.slice(1)).toEqual(['every 10 seconds', '20 seconds']);
  expect(rowOf('iOS')?.[2]).toBe('the next start; with polling 5 minutes 40 seconds');
});

test('SDKs that behave alike share a row; others do not', () => {
  expect(rowOf('Node.js')).toBe(rowOf('Python'));
  expect(rowOf('Node.js')).not.toBe(rowOf('Rust'));
  expect(rowOf('PHP')?.[2]).toBe('40 seconds, at the next init()');
  expect(rowOf('Dart and Flutter')?.[2]).toBe('once that fetch has finished');
});
