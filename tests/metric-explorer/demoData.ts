import {readFileSync} from 'node:fs';
import {DEMO_TABLES, parseDemoFile} from '../../src/features/metric-explorer/engine/catalog.ts';

export const demoData = Object.fromEntries(
  DEMO_TABLES.map((table) => [
    table,
    parseDemoFile(readFileSync(`static/demo/${table}.csv`, 'utf8')),
  ]),
);
