import prefetch from '@docusaurus/core/lib/client/prefetch';
import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useMemo, useSyncExternalStore} from 'react';
import {loadOnce} from '../../loadOnce.ts';
import {sectionOf} from '../sectionLink.ts';
import {sectionPath} from '../sectionPath.ts';
import type {PageSection} from '../types.ts';

type Known = Readonly<Record<string, PropSidebar>>;

const start =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLScriptElement>('script[data-pages]')?.dataset;

/** What the HTML says of the section of its page. */
function ownSection(): Known {
  if (!start?.section) return {};
  const {name, items} = JSON.parse(start.section) as PageSection;
  return {[name]: items};
}

let known = ownSection();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getKnown = (): Known => known;

const addressOf = (name: string): string => sectionPath(start?.pages ?? '', name);

const prefetched = new Set<string>();

/** Loads the file of a section ahead, once; the sidebar stays as it is. */
export async function prefetchSection(name: string): Promise<void> {
  if (prefetched.has(name)) return;
  prefetched.add(name);
  await prefetch(addressOf(name));
}

/**
 * Loads the items of a section into the sidebars of the page.
 *
 * @throws when they do not arrive.
 */
export async function loadSection(name: string): Promise<void> {
  await loadOnce<PropSidebar>(addressOf(name), (items) => {
    known = {...known, [name]: items};
    listeners.forEach((listener) => listener());
  });
}

function withSections(items: readonly PropSidebarItem[], sections: Known): PropSidebar {
  return items.map((item): PropSidebarItem => {
    if (item.type !== 'category') return item;
    const section = sections[sectionOf(item.items[0]) ?? ''];
    return {...item, items: section ?? withSections(item.items, sections)};
  });
}

/** Returns a sidebar with the items of the sections that are there; others have one link. */
export function useSections(sidebar: readonly PropSidebarItem[]): PropSidebar {
  const sections = useSyncExternalStore(subscribe, getKnown, getKnown);
  return useMemo(() => withSections(sidebar, sections), [sidebar, sections]);
}
