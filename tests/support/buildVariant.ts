import {execFileSync} from 'node:child_process';
import {isBuildStale} from '../../src/cli/steps/isBuildStale.ts';

/** A build besides the plain one in `build/`. */
interface Variant {
  /** Part of the names of its folders. */
  name: string;
  /** Environment variables set besides the present ones. */
  settings: Readonly<Record<string, string>>;
  /** Patterns of what it is made from besides the site's own sources. */
  sources: readonly string[];
  /** Configuration in place of the site's own. */
  config?: string;
}

/** Folder of the built variant, below the root of the repository. */
export function variantFolder(name: string): string {
  return `.cache/build-${name}`;
}

/**
 * Builds a variant of the site, unless its build is newer than its sources.
 *
 * @throws Error when the build fails; its output says why.
 */
export function buildVariant({name, settings, sources, config}: Variant): void {
  const folder = variantFolder(name);
  if (!isBuildStale(process.cwd(), folder, sources)) {
    return;
  }
  const options = ['--out-dir', folder, ...(config ? ['--config', config] : [])];
  execFileSync('npm', ['run', '--silent', 'build:site', '--', ...options], {
    env: {
      ...process.env,
      ...settings,
      DOCS_TEST_BROWSER: '',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/docusaurus-${name}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
