import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

/** Name of the skill, and of its folder. */
const SKILL_NAME = 'eppo-docs';

const SKILL_PATH = '/skill.md';

/**
 * Where agents look for skills of a site. The one convention for a documentation site: there is no
 * settled file yet that announces an MCP server.
 *
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc
 */
const SKILLS_FOLDER = '/.well-known/agent-skills';

const SKILLS_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Text for a Markdown address without a page. */
const NOT_FOUND_PATH = '/404.md';

function notFoundText(siteUrl: string): string {
  return `# Page not found

There is no page at this address. All pages: ${siteUrl}/llms.txt. Their Markdown is at the address of the page with \`index.md\` at the end.
`;
}

/**
 * Returns the files that tell agents how to use the site, by site path.
 *
 * @param siteUrl address of the site, without a trailing slash.
 * @param summary what the site is about, in a sentence.
 */
export function agentFiles(siteUrl: string, summary: string): Map<string, string> {
  const description = `${summary} Use it before writing or reviewing code, metrics or SQL for Eppo.`;
  const template = readFileSync(new URL('skill.md.txt', import.meta.url), 'utf8');
  const skill = template
    .replace('{{description}}', JSON.stringify(description))
    .replaceAll('{{site}}', siteUrl);
  const entry = {
    name: SKILL_NAME,
    type: 'skill-md',
    description,
    url: `${SKILLS_FOLDER}/${SKILL_NAME}/SKILL.md`,
    digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
  };
  const index = {$schema: SKILLS_SCHEMA, skills: [entry]};
  return new Map([
    [SKILL_PATH, skill],
    [entry.url, skill],
    [`${SKILLS_FOLDER}/index.json`, `${JSON.stringify(index, null, 2)}\n`],
    [NOT_FOUND_PATH, notFoundText(siteUrl)],
  ]);
}
