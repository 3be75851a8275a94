import type {IndexSection} from './llmsIndex.ts';
import type {Twin} from './writeTwins.ts';

/** The text of a section of the site. */
interface SectionText {
  label: string;
  /** Site path of the file. */
  path: string;
  text: string;
}

/** Puts the text of pages into one file. */
export function joinTexts(twins: readonly Twin[]): string {
  return twins.map(({markdown}) => markdown).join('\n---\n\n');
}

/**
 * Returns one file of text for each part of the sidebar whose pages share a folder, in that folder.
 *
 * @param name of the files, such as `llms-full.txt`.
 */
export function sectionTexts(
  sections: readonly IndexSection[],
  twins: readonly Twin[],
  name: string,
): SectionText[] {
  return sections.flatMap(({label, folder, sections: parts}) => {
    if (folder === undefined || folder === '/') return sectionTexts(parts, twins, name);
    const pages = twins.filter(({route}) => route.startsWith(folder));
    return [{label, path: folder + name, text: joinTexts(pages)}];
  });
}
