import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findProvenance} from '../samples/find.ts';
import {provenanceLabel, type ProvenanceManifest} from '../samples/index.ts';

const RECORD = '.cache/samples.json';
let manifest: ProvenanceManifest | undefined;

function readManifest(): ProvenanceManifest | undefined {
  if (!manifest && existsSync(RECORD)) {
    manifest = JSON.parse(readFileSync(RECORD, 'utf8')) as ProvenanceManifest;
  }
  return manifest;
}

/**
 * Says what the sample check did with a fence that uses an SDK or runs SQL.
 *
 * @param file path of the page.
 * @returns undefined when the check has not seen exactly this code.
 */
export function provenanceOf(file: string, language: string, code: string): string | undefined {
  const record = readManifest();
  const page = path.relative(process.cwd(), file).split(path.sep).join('/');
  const entry = record && findProvenance(record, page, language, code);
  const isWorthSaying = entry?.sdk !== undefined || entry?.status === 'executed-sql';
  return entry && isWorthSaying ? provenanceLabel(entry) : undefined;
}
