import type {Setup} from '../setup.ts';
import {bigquery} from './bigquery.ts';
import {databricks} from './databricks.ts';
import {redshift} from './redshift.ts';
import {snowflake} from './snowflake.ts';

export const SETUPS = {snowflake, redshift, bigquery, databricks} as const satisfies Record<
  string,
  Setup
>;

export type Warehouse = keyof typeof SETUPS;
