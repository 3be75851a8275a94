import {globSync} from 'tinyglobby';

/**
 * Lists the pages of `build/`.
 *
 * @returns routes such as `/sdks/sdk-keys/`, sorted.
 * @throws Error when there is no build.
 */
export function builtRoutes(): string[] {
  const files = globSync('**/index.html', {cwd: 'build'});
  if (files.length === 0) {
    throw new Error('build/ holds no pages. Run "npm run build" first.');
  }
  return files.map((file) => `/${file.slice(0, -'index.html'.length)}`).sort();
}
