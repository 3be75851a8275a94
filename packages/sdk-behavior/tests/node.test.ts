import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {nodeTable, playInNode} from '../node/play.ts';
import {testReplays} from './testReplays.ts';

test('the version that plays is the installed one', () => {
  const main = createRequire(import.meta.url).resolve('@eppo/node-server-sdk');
  const file = join(dirname(main), '../package.json');
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
  expect(nodeTable.version).toBe(version);
});

testReplays(nodeTable, playInNode, true);
