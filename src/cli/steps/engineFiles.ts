import {globSync} from 'tinyglobby';

/** Reading, search, early input and deploys. */
const FIRST = /\/(?:navigation|search|tabs|theme|noScripts|early|twoBuilds)\.engines\.ts$/;

/**
 * Lists the files of tests for further engines: those that run on any machine, and the others, for
 * which a slow one may have no time.
 */
export function engineFiles(): {first: string[]; others: string[]} {
  const files = globSync('tests/engines/**/*.engines.ts').sort();
  return {
    first: files.filter((file) => FIRST.test(file)),
    others: files.filter((file) => !FIRST.test(file)),
  };
}
