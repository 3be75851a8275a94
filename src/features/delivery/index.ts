import {mkdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {allPages} from '../../shared/built-page/builtPages.ts';
import {scriptHash} from '../../shared/built-page/inlineScripts.ts';
import type {ContentSources} from '../../shared/contentSources.ts';
import type {HeaderRule} from '../../shared/headerRule.ts';
import {contentSecurityPolicy} from './contentSecurityPolicy.ts';
import {siteHeaders} from './headerRules.ts';
import {formatHeaders} from './headersFile.ts';
import {nginxConfig} from './nginx.ts';
import type {Redirect} from './redirect.ts';
import {formatRedirects} from './redirectsFile.ts';
import {checkInlineScripts} from './checkInlineScripts.ts';
import {templateScripts} from './templateScripts.ts';
import {writeRedirectPages} from './writeRedirectPages.ts';

interface DeliveryOptions {
  redirects: readonly Redirect[];
  /** What switched-on features load from other hosts. */
  sources: readonly ContentSources[];
  /** Policies of workers that need more than pages may. */
  workers: readonly HeaderRule[];
}

/**
 * Writes how the site is to be delivered: `_headers`, `_redirects` and a page for each redirect
 * into the build, `deploy/nginx.conf` beside it, where no reader can ask for it.
 *
 * The policy approves the inline scripts of the page template and of plugins; one that content
 * brings along fails the build.
 */
export function deliveryPlugin({redirects, sources, workers}: DeliveryOptions): Plugin {
  return {
    name: 'delivery',
    async postBuild(props) {
      const {outDir, siteConfig} = props;
      const scripts = await templateScripts(props);
      checkInlineScripts(allPages(props), scripts);
      const policy = contentSecurityPolicy(scripts.map(scriptHash).sort(), sources);
      const headers = siteHeaders(policy, workers);
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
