import {globSync} from 'tinyglobby';
import {redirects} from '../../src/config/redirects.ts';

/**
 * Lists the pages of `build/`, those left out that lead from an old address to a new one.
 *
 * @returns routes such as `/sdks/sdk-keys/`, sorted.
 * @throws Error when there is no build.
 */
export function builtRoutes(): string[] {
  const files = globSync('**/index.html', {cwd: 'build'});
  if (files.length === 0) {
    throw new Error('build/ holds no pages. Run "npm run build" first.');
  }
  const moved = new Set(redirects.map(({from}) => from));
  return files
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .filter((route) => !moved.has(route))
    .sort();
}
