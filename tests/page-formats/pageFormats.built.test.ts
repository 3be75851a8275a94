import {existsSync, readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {pageFormats} from '../../src/config/pageFormats.ts';
import {markdownPath, shortMarkdownPath} from '../../src/shared/paths.ts';
import {INDEX_PATH} from '../../src/features/search/records/indexFiles.ts';
import {site} from '../../src/site/index.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml} from '../support/findRoute.ts';
import {htmlFacts} from './facts/htmlFacts.ts';
import {markdownFacts, parseMarkdown} from './facts/markdownFacts.ts';

/** Most characters of a page: tools that fetch pages cut them at 50,000 or later. */
const PAGE_LIMIT = 50_000;

/** Tools have no text of their own. */
const routes = builtRoutes().filter((route) => !pageFormats.exclude.includes(route));

const read = (path: string): string => readFileSync(`build${path}`, 'utf8');

const markdownOf = (route: string): string => read(markdownPath(route));

/** Every page's Markdown, parsed once for all tests. */
const trees = new Map(routes.map((route) => [route, parseMarkdown(markdownOf(route))]));

function treeOf(route: string): Root {
  const tree = trees.get(route);
  if (!tree) {
    throw new Error(`${route} has no Markdown.`);
  }
  return tree;
}

/** Words of the first list that the second has not, or not often enough. */
function missing(expected: readonly string[], actual: readonly string[]): string[] {
  const left = new Map<string, number>();
  actual.forEach((word) => left.set(word, (left.get(word) ?? 0) + 1));
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function linksIn(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, 'link', ({url}) => void links.push(url));
  return links;
}

/** Where a list of links leads to, as often as it does. */
function listedIn(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'list' ? linksIn({type: 'root', children: [node]}) : [],
  );
}

/** Whether a block names what should follow: a label, or a text that ends in a colon. */
function isAnnouncement({type, ...node}: RootContent): boolean {
  if (type !== 'paragraph' || !('children' in node)) return false;
  const last = node.children.at(-1);
  const isLabel = node.children.length === 1 && last?.type === 'strong';
  return isLabel || (last?.type === 'text' && /:$/.test(last.value));
}

/** Paths of this site that links lead to, each once. */
function ownPaths(links: readonly string[]): string[] {
  const own = links.filter((link) => link.startsWith(`${site.DOCS_URL}/`));
  return [...new Set(own.map((link) => decodeURI(new URL(link).pathname)))];
}

function isServed(path: string): boolean {
  return existsSync(path.endsWith('/') ? `build${path}index.html` : `build${path}`);
}

describe('the Markdown of a page', () => {
  it('exists for every page, under both addresses', () => {
    const wrong = routes.filter((route) => {
      const short = shortMarkdownPath(route);
      return !isServed(markdownPath(route)) || (short && read(short) !== markdownOf(route));
    });
    expect(wrong).toEqual([]);
  });

  it('says the same as the page: words, headings, tables and code', () => {
    const differences = routes.flatMap((route) => {
      const page = htmlFacts(builtHtml(route));
      const twin = markdownFacts(treeOf(route));
      const words = missing(page?.words ?? ['(no title)'], twin.words);
      const isSame = JSON.stringify({...page, words: []}) === JSON.stringify({...twin, words: []});
      return words.length > 0 || !isSame ? [{route, words, page, twin}] : [];
    });
    expect(differences.map(({route, words}) => `${route} lacks: ${words.join(' ')}`)).toEqual([]);
    expect(differences[0]?.twin).toEqual(differences[0]?.page);
  });

  it('announces nothing that only the page has', () => {
    const ends = ['heading', 'blockquote', undefined];
    const empty = routes.flatMap((route) => {
      const blocks = treeOf(route).children;
      return blocks
        .filter((block, place) => isAnnouncement(block) && ends.includes(blocks[place + 1]?.type))
        .map(({position}) => `${markdownPath(route)}:${position?.start.line}`);
    });
    expect(empty).toEqual([]);
  });

  it('has a link in place of each checker', () => {
    const links = routes.filter((route) => builtHtml(route).includes(' data-tool='));
    expect(links).toHaveLength(3);
    const lacking = links.filter((route) => !markdownOf(route).includes('**Tool on the page:** ['));
    expect(lacking).toEqual([]);
  });

  it('has no HTML and no components left', () => {
    const leftovers = routes.flatMap((route) => {
      const found: string[] = [];
      visit(treeOf(route), (node) => {
        if (node.type === 'html') {
          found.push(`${route}: ${node.value}`);
        } else if (node.type === 'text' && /className=|=\{|<!--/.test(node.value)) {
          found.push(`${route}: ${node.value}`);
        }
      });
      return found;
    });
    expect(leftovers).toEqual([]);
  });

  it('has absolute links only, and those to this site lead to pages', () => {
    const links = routes.flatMap((route) => linksIn(treeOf(route)));
    expect(links.filter((link) => !/^(?:https?|mailto):/.test(link))).toEqual([]);
    expect(ownPaths(links).filter((path) => !isServed(path))).toEqual([]);
  });

  it(`has at most ${PAGE_LIMIT} characters`, () => {
    const long = routes
      .map((route) => ({route, length: markdownOf(route).length}))
      .filter(({length}) => length > PAGE_LIMIT);
    expect(long).toEqual([]);
  });

  it('is named in the head of docs and posts, and in no list of pages to crawl or search', () => {
    const named = routes.filter((route) =>
      builtHtml(route).includes(`type="text/markdown" href="${markdownPath(route)}"`),
    );
    const lists = routes.filter((route) => /^\/blog\/(?:$|tags|authors)/.test(route));
    expect(routes.filter((route) => !named.includes(route))).toEqual(lists);
    const {pages} = JSON.parse(read(INDEX_PATH)) as {pages: {route: string}[]};
    const found = pages.map(({route}) => route);
    expect([read('/sitemap.xml'), ...found].join('\n')).not.toMatch(/\.md\b|llms/);
  });
});

describe('the index for AI tools', () => {
  const indexes = [
    '/llms.txt',
    ...globSync('**/*/llms.txt', {cwd: 'build'}).map((file) => `/${file}`),
  ];
  const listed = indexes
    .flatMap((file) => listedIn(parseMarkdown(read(file))))
    .flatMap((link) => ownPaths([link]));

  it('leads to files that exist', () => {
    expect(listed.filter((path) => !isServed(path))).toEqual([]);
  });

  it('lists every page of docs and blog once', () => {
    const pages = routes.filter((route) => !/^\/blog\/(?:$|tags|authors)/.test(route));
    const entries = listed.filter((path) => path.endsWith('/index.md'));
    expect(entries.sort()).toEqual(pages.map(markdownPath).sort());
  });

  it('links every further index, and is small', () => {
    const linked = new Set(listed.filter((path) => path.endsWith('llms.txt')));
    expect([...linked].sort()).toEqual(indexes.slice(1).sort());
    expect(indexes.filter((file) => read(file).length > 30_000)).toEqual([]);
  });

  it('is named near the top of every page, where only tools look', () => {
    const pointer = /<body[^>]*>[\s\S]{0,3000}<p hidden[^>]*>[^<]*<a href="\/llms\.txt">/;
    expect(routes.filter((route) => !pointer.test(builtHtml(route)))).toEqual([]);
  });

  it('comes with a file that holds the text of every page', () => {
    const text = read('/llms-full.txt');
    expect(routes.filter((route) => !text.includes(markdownOf(route)))).toEqual([]);
  });

  it('is repeated where agents look who do not know the site, with what else there is', () => {
    expect(read('/.well-known/llms.txt')).toBe(read('/llms.txt'));
    const {entries} = JSON.parse(read('/.well-known/ai-catalog.json')) as {
      entries: {url: string}[];
    };
    expect(ownPaths(entries.map(({url}) => url)).filter((path) => !isServed(path))).toEqual([]);
    const skills = globSync('.well-known/agent-skills/*/SKILL.md', {cwd: 'build'});
    expect(skills.length).toBeGreaterThan(8);
    const links = skills.flatMap((file) => linksIn(parseMarkdown(read(`/${file}`))));
    expect(ownPaths(links).filter((path) => !isServed(path) && path !== '/mcp')).toEqual([]);
  });
});
