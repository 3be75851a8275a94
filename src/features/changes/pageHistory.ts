import {compareVersions, type ChangedSection} from './compare.ts';
import {pageChanges, readBlobs, type FileChange} from './history.ts';
import {sectionsOf, type Section} from './sections.ts';

/** What happened to a page on a day. */
export interface PageChange {
  /** Time of the last commit of that day that changed the page, ms since 1970. */
  time: number;
  /** None for the day on which the page was written. */
  sections: ChangedSection[];
}

/** So many days of a page are told, and so many are looked at. */
const TOLD = 5;
const READ = 12;

/** Joins what happened on one day: a word that came and went did not change. */
function byDay(changes: readonly FileChange[]): FileChange[] {
  const days = new Map<number, FileChange>();
  for (const change of changes) {
    const day = Math.floor(change.time / 86_400_000);
    const later = days.get(day) ?? change;
    days.set(day, {
      ...later,
      before: change.before,
      isMass: later.isMass && change.isMass,
    });
  }
  return [...days.values()].slice(0, READ);
}

/**
 * Reads from git on which days the words of each page changed, and which sentences. A page of which
 * no day can be told has the oldest one.
 *
 * @param folders with pages, below `root`
 * @returns absolute path of each page → its changes, the newest first
 */
export function readPageHistory(root: string, folders: readonly string[]) {
  const pages = [...pageChanges(root, folders)].map(([file, all]) => [file, byDay(all)] as const);
  const names = pages.flatMap(([, days]) => days.flatMap(({before, after}) => [before, after]));
  const texts = readBlobs(root, new Set(names));
  const history = new Map<string, PageChange[]>();
  for (const [file, days] of pages) {
    const versions = new Map<string, Section[]>();
    const read = (name: string): Section[] => {
      const sections = versions.get(name) ?? sectionsOf(texts.get(name) ?? '');
      versions.set(name, sections);
      return sections;
    };
    const told: PageChange[] = [];
    for (const {time, isMass, before, after} of days) {
      const isNew = !texts.has(before);
      const sections = isNew ? [] : compareVersions(read(before), read(after), isMass);
      if (isNew || sections.length > 0) told.push({time, sections});
      if (told.length === TOLD) break;
    }
    const [oldest] = days.slice(-1);
    history.set(file, told.length > 0 || !oldest ? told : [{time: oldest.time, sections: []}]);
  }
  return history;
}
