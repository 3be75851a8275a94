import {readdirSync} from 'node:fs';
import * as z from 'zod';
import {dataFile} from '../../../../shared/dataFile.ts';
import type {QuestionsByAddress} from '../compactIndex.ts';

/** Folder of the questions that people wrote for the pages, relative to the repository. */
export const QUESTIONS_FOLDER = 'src/features/search/records/questions/';

const schema = z.record(z.string(), z.array(z.string().min(1)).min(1));

/**
 * Reads the questions of all files, by the address of the page or section that answers them.
 *
 * @throws Error naming file, line and reason of every mistake
 */
export function readQuestions(): QuestionsByAddress {
  const files = readdirSync(QUESTIONS_FOLDER).filter((name) => name.endsWith('.yaml'));
  const lists = files.sort().map((name) => dataFile(QUESTIONS_FOLDER + name, schema, [])());
  const byAddress = new Map<string, string[]>();
  for (const [key, questions] of lists.flatMap((list) => Object.entries(list))) {
    byAddress.set(key, [...(byAddress.get(key) ?? []), ...questions]);
  }
  return Object.fromEntries(byAddress);
}
