import {existsSync} from 'node:fs';
import {readSettings} from './readSettings.ts';

if (existsSync('.env')) {
  process.loadEnvFile('.env');
}

/** The site's validated configuration: the environment over `.env` over defaults. */
export const site = readSettings(process.env);
