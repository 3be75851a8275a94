import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {build as bundle} from 'esbuild';
import {globSync} from 'tinyglobby';
import {OFFLINE_FILES, type OfflineFiles} from './keepFiles.ts';

/** What pages load; the database of the SQL playground is larger than all of it, and stays online. */
const ASSETS = ['assets/**/*.{js,css,woff2}'];

/** Written by others while this list is made. */
const SEARCH = '/search/index.json';

/** Writes the service worker and the list of what it keeps, for readers who ask for it. */
export function offlinePlugin(): Plugin {
  return {
    name: 'offline',
    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths.filter((route) => route.endsWith('/'));
      const assets = globSync(ASSETS, {cwd: outDir}).map((file) => `/${file}`);
      const read = [...pages, '/404.html', '/img/mark.svg', ...assets.sort()];
      const hash = createHash('sha256');
      let bytes = 0;
      for (const file of read) {
        const text = readFileSync(path.join(outDir, file.replace(/\/$/, '/index.html')));
        hash.update(text);
        bytes += text.length;
      }
      const build = hash.digest('hex').slice(0, 12);
      const list: OfflineFiles = {build, bytes, files: [...read, SEARCH]};
      writeFileSync(path.join(outDir, OFFLINE_FILES), JSON.stringify(list));
      await bundle({
        entryPoints: [path.resolve('src/features/offline/serviceWorker.ts')],
        outfile: path.join(outDir, 'sw.js'),
        bundle: true,
        minify: true,
        define: {BUILD: JSON.stringify(build)},
      });
    },
  };
}
