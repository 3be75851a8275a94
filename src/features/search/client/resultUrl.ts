import type {SearchSettings} from './settings.ts';

type ResultUrlSettings = Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>;

/** Tells whether a result leads to another site. */
function isExternalResult(url: string, {externalUrlRegex}: ResultUrlSettings): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url);
}

/**
 * Returns where a result leads: the address itself when it is external, else the path on this
 * site, whatever host the records were made for.
 */
export function resultUrl(url: string, settings: ResultUrlSettings): string {
  if (isExternalResult(url, settings)) {
    return url;
  }
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  const {replaceSearchResultPathname: replacement} = settings;
  const path = replacement
    ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to)
    : pathname;
  return path + search + hash;
}
