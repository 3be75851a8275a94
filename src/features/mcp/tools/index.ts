import type {Tool} from '../tool.ts';
import {checkMetricYaml} from './checkMetricYaml.ts';
import {checkSql} from './checkSql.ts';
import {evaluateFlag} from './evaluateFlag.ts';
import {readPage} from './readPage.ts';
import {reportProblem} from './reportProblem.ts';
import {sdkReference} from './sdkReference.ts';
import {searchDocs} from './searchDocs.ts';
import {statistics} from './statistics.ts';

/** Everything a client can call. */
export const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  sdkReference,
  evaluateFlag,
  checkSql,
  checkMetricYaml,
  statistics,
  reportProblem,
];
