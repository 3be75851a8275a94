import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {markdownSections} from '../../shared/markdownSections.ts';
import {entriesOf, entryLine, indexEntry, INDEX_NAME, sectionText} from './llmsIndex.ts';
import type {IndexFile, IndexSection} from './llmsIndex.ts';

/**
 * Where agents look for skills of a site.
 *
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc
 */
const SKILLS_FOLDER = '/.well-known/agent-skills';

const SKILLS_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Most characters of the description of a skill: https://agentskills.io/specification */
const LONGEST_DESCRIPTION = 1024;

export interface AgentOptions {
  /** What the site is about, in a sentence. */
  summary: string;
  /** The page for those who work with an agent, and its sections that agents need, too. */
  guide: {route: string; sections: readonly string[]};
  /** The documented API: its address, its description and its pages, by site path. */
  api: {address: string; description: string; pages: string};
}

interface Site extends AgentOptions {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  /** The index of all pages, then those of sections. */
  indexes: readonly IndexFile[];
  /** The Markdown of the guide. */
  guideText: string;
}

interface Skill {
  name: string;
  title: string;
  description: string;
  body: string;
}

/** The skill for everything: what the guide says of the tools, and the sections with their indexes. */
function generalSkill({siteUrl, summary, indexes, guide, guideText}: Site): Skill {
  const parts = markdownSections(guideText);
  const tools = guide.sections.map((heading) => {
    const part = parts.find((text) => text.startsWith(`## ${heading}\n`));
    if (part === undefined) throw new Error(`${guide.route} has no section "${heading}".`);
    return part;
  });
  const sections = indexes
    .slice(1)
    .flatMap(({folder, sections: listed}) =>
      listed.map((section) => entryLine(indexEntry({...section, folder}, siteUrl))),
    );
  return {
    name: 'eppo-docs',
    title: 'Eppo documentation',
    description: `${summary} Use it before writing or reviewing code, metrics or SQL for Eppo.`,
    body: [...tools, `## Sections\n\n${sections.join('\n')}`].join('\n\n'),
  };
}

/** The skill of a section: its index; what it is for say the titles of its pages. */
function sectionSkill(section: IndexSection, folder: string): Skill {
  const titles = entriesOf(section).map(({title}) => title);
  const describe = (): string =>
    `${section.label} in Eppo, an experimentation and feature-flagging platform: ${titles.join('; ')}.`;
  while (describe().length > LONGEST_DESCRIPTION) titles.pop();
  return {
    name: `eppo${folder.replace(/\/(?=.)/g, '-').replace(/\/$/, '')}`,
    title: `Eppo documentation: ${section.label}`,
    description: describe(),
    body: sectionText(section),
  };
}

function skillText({name, title, description, body}: Skill, {siteUrl, guide}: Site): string {
  const parts: Readonly<Record<string, string>> = {
    name,
    title,
    description: JSON.stringify(description),
    site: siteUrl,
    guide: `${siteUrl}${guide.route}index.md`,
    body,
  };
  const template = readFileSync(new URL('skill.md.txt', import.meta.url), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? '');
}

/**
 * The site for programs that know nothing of it, as Model Context Protocol and Cloudflare's docs have it.
 *
 * @see https://github.com/Agent-Card/ai-catalog
 */
function aiCatalog(siteUrl: string, api: AgentOptions['api']): object {
  const entry = (name: string, type: string, path: string): object => ({
    identifier: `urn:air:${new URL(siteUrl).hostname}:${name}`,
    type,
    url: siteUrl + path,
  });
  return {
    specVersion: '1.0',
    entries: [
      entry('mcp:docs', 'application/mcp-server-card+json', '/.well-known/mcp/server-card.json'),
      entry('skills:index', 'application/agent-skills+json', `${SKILLS_FOLDER}/index.json`),
      entry('docs:llms-txt', 'text/plain', `/${INDEX_NAME}`),
      entry('api:openapi', 'application/vnd.oai.openapi', api.description),
    ],
  };
}

/** The documented API, see https://www.rfc-editor.org/rfc/rfc9727 */
function apiCatalog(siteUrl: string, {address, description, pages}: AgentOptions['api']): object {
  return {
    linkset: [
      {
        anchor: address,
        'service-desc': [{href: siteUrl + description, type: 'application/yaml'}],
        'service-doc': [{href: siteUrl + pages, type: 'text/html'}],
      },
    ],
  };
}

function notFoundText({siteUrl, indexes}: Site): string {
  const folders = indexes.slice(1).map(({folder}) => `${siteUrl}${folder}${INDEX_NAME}`);
  return `# Page not found

There is no page at this address. All pages: ${siteUrl}/${INDEX_NAME}. Their Markdown is at the address of the page with \`index.md\` at the end.

The pages of a section:

${folders.map((url) => `- <${url}>\n`).join('')}`;
}

/** Returns the files that tell agents how to use the site, by site path. */
export function agentFiles(site: Site): Map<string, string> {
  const {siteUrl, indexes, api} = site;
  const general = generalSkill(site);
  const sections = indexes
    .slice(1)
    .flatMap(({folder, sections: listed}) => listed.map((each) => sectionSkill(each, folder)));
  const skills = [general, ...sections].map((skill) => {
    const {name, description} = skill;
    const text = skillText(skill, site);
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const url = `${SKILLS_FOLDER}/${name}/SKILL.md`;
    return {text, entry: {name, type: 'skill-md', description, url, digest}};
  });
  const index = {$schema: SKILLS_SCHEMA, skills: skills.map(({entry}) => entry)};
  const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
  return new Map([
    ['/skill.md', skills[0]!.text],
    ...skills.map(({text, entry}): [string, string] => [entry.url, text]),
    [`${SKILLS_FOLDER}/index.json`, json(index)],
    ['/.well-known/ai-catalog.json', json(aiCatalog(siteUrl, api))],
    ['/.well-known/api-catalog', json(apiCatalog(siteUrl, api))],
    [`/.well-known/${INDEX_NAME}`, indexes[0]!.text],
    ['/404.md', notFoundText(site)],
  ]);
}
