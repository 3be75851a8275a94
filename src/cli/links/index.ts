import {site} from '../../site/index.ts';
import {runMain} from '../../shared/cli/runMain.ts';
import {checkLinks} from './checkLinks.ts';
import {externalLinks} from './externalLinks.ts';

runMain(async () => {
  const links = externalLinks('build', [site.DOCS_URL, site.DOCS_REPOSITORY_URL]);
  const {lines, exitCode} = await checkLinks(links, {limitMs: 15_000, pausesMs: [2_000, 10_000]});
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
});
