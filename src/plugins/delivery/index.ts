import {mkdirSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {contentSecurityPolicy, type ContentSources} from '../../delivery/contentSecurityPolicy.ts';
import {siteHeaders} from '../../delivery/headerRules.ts';
import {formatHeaders} from '../../delivery/headersFile.ts';
import {inlineScriptHashes} from '../../delivery/inlineScripts.ts';
import {nginxConfig} from '../../delivery/nginx.ts';
import type {Redirect} from '../../delivery/redirect.ts';
import {formatRedirects} from '../../delivery/redirectsFile.ts';
import {writeRedirectPages} from './writeRedirectPages.ts';

export interface DeliveryOptions {
  redirects: readonly Redirect[];
  /** What switched-on features load from other hosts. */
  sources: readonly ContentSources[];
}

/** Hashes of the inline scripts of all pages in a folder, each once, in a stable order. */
async function scriptHashes(folder: string): Promise<string[]> {
  const pages = globSync('**/*.html', {cwd: folder, absolute: true});
  const hashes = await Promise.all(
    pages.map(async (page) => inlineScriptHashes(await readFile(page, 'utf8'))),
  );
  return [...new Set(hashes.flat())].sort();
}

/**
 * Writes how the site is to be delivered: `_headers`, `_redirects` and a page for each redirect
 * into the build, `deploy/nginx.conf` beside it, where no reader can ask for it.
 */
export function deliveryPlugin({redirects, sources}: DeliveryOptions): Plugin {
  return {
    name: 'delivery',
    async postBuild({outDir, siteConfig}) {
      const headers = siteHeaders(contentSecurityPolicy(await scriptHashes(outDir), sources));
      const deployFolder = path.join(path.dirname(outDir), 'deploy');
      mkdirSync(deployFolder, {recursive: true});
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), formatHeaders(headers)),
        writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects)),
        writeFile(path.join(deployFolder, 'nginx.conf'), nginxConfig(redirects, headers)),
      ]);
      writeRedirectPages(redirects, outDir, siteConfig.url);
    },
  };
}
