import path from 'node:path';
import {serveSite} from '../../src/cli/steps/serveSite.ts';

/** Serves `build/` on a free port and hands its address to the workers. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const {url, close} = await serveSite(path.resolve('build'), 0);
  process.env.TEST_BASE_URL = url;
  return close;
}
