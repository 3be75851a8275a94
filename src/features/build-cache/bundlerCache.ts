import {createHash} from 'node:crypto';
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {KEPT_FOLDER, siteKept} from '../../shared/build-cache/kept.ts';
import {PROOFS_FILE} from '../samples/proofs.ts';
import {RE_ASKS_OTHER_PAGES} from './keepCompiled.ts';

/** Name of what the bundler keeps, in the folder of its surroundings. */
const NAME = 'bundler';

interface Build {
  siteDir: string;
  isServer: boolean;
  /** Settings of the site are among its variables. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** Another text when the same sources may become other modules, besides their surroundings. */
function versionOf({siteDir, environment}: Build): string {
  const settings = Object.entries(environment).filter(([name]) => /^DOC(?:S|USAURUS)_/.test(name));
  return createHash('sha256')
    .update(JSON.stringify([siteDir, settings.sort()]))
    .digest('hex');
}

/** One is 100 MB: those of other surroundings make room. */
function removeOthers(siteDir: string, folder: string): void {
  const kept = path.join(siteDir, KEPT_FOLDER);
  readdirSync(kept)
    .map((name) => path.join(kept, name, NAME))
    .filter((other) => other !== folder)
    .forEach((other) => rmSync(other, {recursive: true, force: true}));
}

/**
 * Keeps the bundler's modules from one build to the next, as long as nothing changes but pages. The
 * bundler looks for itself whether a page has changed; `dependOn.mjs` tells it what else decides about one.
 */
export function bundlerCache(build: Build) {
  const {siteDir, isServer} = build;
  const folder = path.join(siteKept(siteDir).folder, NAME);
  removeOthers(siteDir, folder);
  const pages = globSync('{docs,blog}/**/*.mdx', {cwd: siteDir, absolute: true});
  return {
    cache: true,
    experiments: {
      cache: {
        type: 'persistent',
        version: versionOf(build),
        storage: {type: 'filesystem', directory: path.join(folder, isServer ? 'server' : 'client')},
      },
    },
    module: {
      rules: [
        {
          // Docusaurus takes a pattern as saying which pages it need not compile itself.
          test: (file: string) => file.endsWith('.mdx'),
          enforce: 'pre' as const,
          loader: path.resolve('src/features/build-cache/dependOn.mjs'),
          options: {
            proofs: PROOFS_FILE,
            pages,
            asksOthers: RE_ASKS_OTHER_PAGES,
          },
        },
      ],
    },
  };
}
