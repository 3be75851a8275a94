import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {sidebarSections} from '../page-formats/indexSections.ts';
import type {IndexSection} from '../page-formats/llmsIndex.ts';

/** A part of the site that can be printed as a whole. */
export interface PrintedSection {
  /** Its name in the address. */
  id: string;
  label: string;
  /** Routes of its pages in reading order. */
  pages: string[];
}

function pagesIn({entries, sections}: IndexSection): string[] {
  return [...entries.map(({url}) => url), ...sections.flatMap(pagesIn)];
}

/** Adds a page that puts a section, or all pages, on paper. */
export function printPlugin(): Plugin {
  return {
    name: 'print',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const sections: PrintedSection[] = docs.loadedVersions
        .flatMap((version) =>
          sidebarSections(version, (permalink) => [
            {title: '', description: '', url: permalink.replace(/\/?$/, '/')},
          ]),
        )
        .flatMap((section) => [section, ...section.sections])
        .map((section) => ({
          id: section.label.toLowerCase().replace(/\W+/g, '-'),
          label: section.label,
          pages: pagesIn(section),
        }));
      actions.addRoute({
        path: '/print/',
        component: '@site/src/features/print/ui/PrintPage.tsx',
        exact: true,
        modules: {sections: await actions.createData('sections.json', sections)},
      });
    },
  };
}
