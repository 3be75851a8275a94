import {createEngine, type Engine} from '../../search/engine/engine.ts';
import {
  sectionAnchor,
  type CompactPage,
  type CompactSection,
} from '../../search/records/compactIndex.ts';
import {
  INDEX_PATH,
  REST_PATH,
  unpackIndex,
  wholeTexts,
  type IndexFile,
  type RestFile,
} from '../../search/records/indexFiles.ts';
import {markdownPath} from '../../../shared/paths.ts';
import {memoizeAsync} from '../../../shared/lazyImport.ts';
import {Refusal} from '../refusal.ts';
import {CARD_PATH} from '../serverCard.ts';
import type {SdkRow} from '../../sdks/views/rows.ts';

/** Site path of what the manifests of all SDKs say. */
export const SDK_REFERENCE_PATH = '/sdks/reference.json';

/** A public name of an SDK. */
export interface ReferenceSymbol {
  name: string;
  /** The last part of the name. */
  member: string;
  kind: string;
  signature: string;
  /** Its parameters, its options or its fields. */
  rows: readonly SdkRow[];
  returns?: string;
  throws: readonly string[];
  since?: string;
  notes: readonly string[];
  deprecated?: string;
}

/** An SDK with its public names. */
export interface SdkReference {
  sdk: string;
  title: string;
  /** Route of its pages, or of its page. */
  route: string;
  package: string;
  version: string;
  /** Language of signatures in code fences. */
  highlight: string;
  symbols: readonly ReferenceSymbol[];
}

/** Reads a file of the built site by its path, such as `/llms.txt`; undefined when there is none. */
export type ReadSite = (sitePath: string) => Promise<string | undefined>;

/** Where the site lists its skills, with what is used of the list. */
const SKILLS_PATH = '/.well-known/agent-skills/index.json';

interface Skill {
  name: string;
  description: string;
  /** Site path of its text. */
  url: string;
}

/** The built site, as far as questions about it need it. */
export interface Docs {
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  /** Page of a new issue about the site. */
  newIssueUrl: string;
  engine: Engine;
  /** The engine with the whole texts, which are read when a phrase is looked up first. */
  phraseEngine: () => Promise<Engine>;
  /** Every page by its route, such as `/sdks/sdk-keys/`. */
  pages: ReadonlyMap<string, CompactPage>;
  sdks: readonly SdkReference[];
  skills: readonly (Skill & {read: () => Promise<string>})[];
  /** Throws a {@link Refusal} when the page has no Markdown. */
  markdownOf: (route: string) => Promise<string>;
}

async function readJson<Content>(read: ReadSite, sitePath: string): Promise<Content> {
  const text = await read(sitePath);
  if (text === undefined) {
    throw new Error(`The site has no ${sitePath}. Build it first: npm run build`);
  }
  return JSON.parse(text) as Content;
}

/**
 * Loads what tools ask for most; pages are read when they are asked for.
 *
 * @throws Error naming the file that the site lacks.
 */
export async function loadDocs(read: ReadSite): Promise<Docs> {
  const [file, sdks, {skills}, {repository}] = await Promise.all([
    readJson<IndexFile>(read, INDEX_PATH),
    readJson<SdkReference[]>(read, SDK_REFERENCE_PATH),
    readJson<{skills: Skill[]}>(read, SKILLS_PATH),
    readJson<{repository: {url: string}}>(read, CARD_PATH),
  ]);
  const index = unpackIndex(file);
  const engine = createEngine(index);
  return {
    siteUrl: index.siteUrl,
    newIssueUrl: `${repository.url}/issues/new`,
    engine,
    phraseEngine: memoizeAsync(async () => {
      const rest = await readJson<RestFile>(read, REST_PATH);
      return {...engine, texts: wholeTexts(file, rest)};
    }),
    pages: new Map(index.pages.map((page) => [page.route, page])),
    sdks,
    skills: skills.map((skill) => ({...skill, read: async () => (await read(skill.url)) ?? ''})),
    markdownOf: async (route) => {
      const markdown = await read(markdownPath(route));
      if (markdown === undefined) throw new Refusal(`${route} has no Markdown.`);
      return markdown;
    },
  };
}

/** Title of a page. */
export function titleOf({sections: [first]}: CompactPage): string {
  return first?.[1] ?? '';
}

/** Address of a page, or of a section on it. */
export function addressOf({siteUrl}: Docs, route: string, section?: CompactSection): string {
  const anchor = section && sectionAnchor(section);
  return siteUrl + route + (anchor ? `#${anchor}` : '');
}
