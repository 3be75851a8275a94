import type {SearchSettings} from './settings.ts';

/**
 * Returns where a result leads: the address itself when it is of another site, else the path on this
 * site, whatever host the records were made for.
 */
export function resultUrl(
  url: string,
  {
    externalUrlRegex,
    replaceSearchResultPathname: replacement,
  }: Pick<SearchSettings, 'externalUrlRegex' | 'replaceSearchResultPathname'>,
): string {
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(url)) return url;
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  const path = replacement
    ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to)
    : pathname;
  return path + search + hash;
}
