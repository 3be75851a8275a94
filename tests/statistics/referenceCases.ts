import {readData} from '../../src/shared/dataFile.ts';

export type Json = number | boolean | string | null | Json[] | {[key: string]: Json};

/** One case: inputs of a function and the outputs that other tools gave. */
interface ReferenceCase {
  id: string;
  function: string;
  inputs: Record<string, Json>;
  outputs: Record<string, Json>;
  tolerance: {relative: number; absolute: number};
}

export const {cases} = readData('tests/fixtures/statistics/reference-values.json') as {
  cases: ReferenceCase[];
};
