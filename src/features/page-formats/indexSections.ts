import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import type {IndexEntry, IndexSection} from './llmsIndex.ts';
import {sidebarSections} from './sidebarSections.ts';
import type {Twin} from './writeTwins.ts';

type EntryOf = (route: string) => IndexEntry[];

function contentOf<Content>(plugins: readonly LoadedPlugin[], name: string): Content | undefined {
  return plugins.find((plugin) => plugin.name === name)?.content as Content | undefined;
}

function flat(label: string, entries: IndexEntry[]): IndexSection[] {
  return entries.length > 0 ? [{label, entries, sections: []}] : [];
}

/**
 * Sorts pages into the sections of the index: the sidebars', the posts of the blog, and the pages
 * that other plugins add. Lists of posts are no pages to read and are left out.
 */
export function indexSections(
  twins: readonly Twin[],
  plugins: readonly LoadedPlugin[],
  urlOf: (route: string) => string,
): IndexSection[] {
  const twinOf = new Map(twins.map((twin) => [twin.route, twin]));
  const listed = new Set<string>();
  const list: EntryOf = (permalink) => {
    const route = permalink.replace(/\/?$/, '/');
    const twin = twinOf.get(route);
    listed.add(route);
    return twin ? [{title: twin.title, description: twin.description, url: urlOf(route)}] : [];
  };
  const docs = contentOf<LoadedContent>(plugins, 'docusaurus-plugin-content-docs');
  const blog = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog');
  const sections = (docs?.loadedVersions ?? []).flatMap((version) =>
    sidebarSections(version, list),
  );
  const posts = (blog?.blogPosts ?? []).flatMap(({metadata}) => list(metadata.permalink));
  const listFolder = blog && `${path.posix.dirname(blog.blogTagsListPath)}/`;
  const others = [...twinOf.keys()].filter(
    (route) => !listed.has(route) && !(listFolder && route.startsWith(listFolder)),
  );
  return [...sections, ...flat('Blog', posts), ...flat('Other pages', others.flatMap(list))];
}
