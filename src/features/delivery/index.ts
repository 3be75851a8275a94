import {mkdirSync, existsSync, writeFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import {build} from 'esbuild';
import {allPages} from '../../shared/built-page/builtPages.ts';
import {inlineScripts, scriptHash} from '../../shared/built-page/inlineScripts.ts';
import type {ContentSources, HeaderRule} from '../../shared/contentSources.ts';
import {contentSecurityPolicy} from './contentSecurityPolicy.ts';
import {siteHeaders} from './headerRules.ts';
import {formatHeaders} from './headersFile.ts';
import {nginxConfig} from './nginx.ts';
import {formatRedirects, type Redirect} from './redirectsFile.ts';
import type {BuiltPage} from '../../shared/built-page/readPage.ts';
import {redirectPage} from './redirectPage.ts';

/**
 * Writes a page at each old address that leads to the new one. A file that is there stays: where
 * the file system ignores case, it is the page an address of other case leads to.
 */
export function writeRedirectPages(
  redirects: readonly Redirect[],
  outDir: string,
  siteUrl: string,
): void {
  for (const {from, to} of redirects) {
    const folder = path.join(outDir, from);
    const file = path.join(folder, 'index.html');
    if (!existsSync(file)) {
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, redirectPage(to, siteUrl));
    }
  }
}

/** So much of a script is told, enough to find it. */
const SHOWN = 200;

/**
 * Makes sure that built pages run no inline scripts but the given ones: a policy made from whatever
 * is on the pages would approve anything.
 *
 * @throws Error naming each page with another script, and the start of the script.
 */
function checkInlineScripts(pages: readonly BuiltPage[], expected: readonly string[]): void {
  const problems = pages.flatMap(({route, scripts}) =>
    scripts
      .filter((script) => !expected.includes(script))
      .map((script) => `  - ${route}: ${script.trim().slice(0, SHOWN)}`),
  );
  if (problems.length > 0) {
    throw new Error(
      'These pages have inline scripts that the policy of the site does not expect. Take them out ' +
        `of the content, or load them from a file:\n${problems.join('\n')}`,
    );
  }
}

/** Where each host looks for functions, below `deploy/`. */
const FUNCTIONS = {
  'netlify/edge-functions/markdown.js': 'netlify.ts',
  'cloudflare/functions/_middleware.js': 'cloudflare.ts',
};

/** Writes what answers with Markdown on hosts of static files, as a function for each. */
async function writeFunctions(deployFolder: string): Promise<void> {
  for (const [file, entry] of Object.entries(FUNCTIONS)) {
    await build({
      entryPoints: [path.resolve('src/features/delivery/functions', entry)],
      outfile: path.join(deployFolder, file),
      bundle: true,
      format: 'esm',
      platform: 'browser',
    });
  }
}

interface DeliveryOptions {
  redirects: readonly Redirect[];
  /** What switched-on features load from other hosts. */
  sources: readonly ContentSources[];
  /** Policies of workers that need more than pages may. */
  workers: readonly HeaderRule[];
}

/** The inline scripts of a page without content: those of the template, without its own tags, and of plugins. */
function templateScripts({siteConfig, headTags, preBodyTags, postBodyTags}: Props): string[] {
  const template = siteConfig.ssrTemplate?.replace(/<%.*?%>/gs, '') ?? '';
  return [...new Set(inlineScripts(template + headTags + preBodyTags + postBodyTags))];
}

/**
 * Writes how the site is to be delivered: `_headers`, `_redirects` and a page for each redirect
 * into the build; beside it, where no reader can ask for it, `deploy/nginx.conf` and functions for hosts
 * of static files that answer with Markdown.
 *
 * The policy approves the inline scripts of the page template and of plugins; one that content
 * brings along fails the build.
 */
export function deliveryPlugin({redirects, sources, workers}: DeliveryOptions): Plugin {
  return {
    name: 'delivery',
    async postBuild(props) {
      const {outDir, siteConfig} = props;
      const scripts = templateScripts(props);
      checkInlineScripts(allPages(props), scripts);
      const policy = contentSecurityPolicy(scripts.map(scriptHash).sort(), sources);
      const headers = siteHeaders(policy, workers);
      const deployFolder = path.join(path.dirname(outDir), 'deploy');
      mkdirSync(deployFolder, {recursive: true});
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), formatHeaders(headers)),
        writeFile(path.join(outDir, '_redirects'), formatRedirects(redirects)),
        writeFile(path.join(deployFolder, 'nginx.conf'), nginxConfig(redirects, headers)),
        writeFunctions(deployFolder),
      ]);
      writeRedirectPages(redirects, outDir, siteConfig.url);
    },
  };
}
