/** Heading levels, as DocSearch has them: lvl0 is the sidebar section, lvl1 the page title. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];

/** What a section stands for: the page (`lvl1`) or a section under a heading of that level. */
export type RecordType = Exclude<Level, 'lvl0'>;

/** The headings a section stands under, and its own. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** The SDK whose page a route leads to, by the name of its folder; null for pages of no SDK. */
export function sdkOf(route: string): string | null {
  return /^\/sdks\/(?:client|server)-sdks\/([\w-]+)\/./.exec(route)?.[1] ?? null;
}
