import {groups as groupBy} from 'd3-array';
import {resultUrl} from '../../client/resultUrl.ts';
import type {SearchSettings} from '../../client/settings.ts';
import type {SearchState} from '../searchState.ts';
import type {Group, ShownHit} from './types.ts';

/** Results by section of the sidebar, or by page where they are all of one; sections below their page. */
function groupHits(hits: readonly ShownHit[], filter: string, most: number): Group[] {
  const bySection = groupBy(hits, ({hierarchy}) => (filter ? hierarchy.lvl1 : hierarchy.lvl0));
  return bySection.map(([title, found]) => {
    const byPage = groupBy(found.slice(0, most), ({hierarchy}) => hierarchy.lvl1);
    return {title: title ?? '', hits: byPage.flatMap(([, same]) => same)};
  });
}

/** What is listed of a search: all results in their order on a page, some of each group in a dialog. */
export function foundGroups(
  {status, hits, asked}: SearchState,
  settings: SearchSettings,
  isPage: boolean,
): Group[] {
  if (hits.length === 0 || status === 'error' || status === 'outdated') return [];
  const shown = hits.map((hit) => ({...hit, url: resultUrl(hit.url, settings)}));
  return isPage
    ? [{title: 'Results', isMixed: true, hits: shown}]
    : groupHits(shown, asked.filter, settings.maxResultsPerGroup);
}
