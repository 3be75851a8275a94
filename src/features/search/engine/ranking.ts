/** Every number that decides where a page stands; `npm run search:evaluate` measures a change. */
export interface RankingParams {
  /**
   * What a word counts in each field of a page; in its text it counts 1. 0–20 each; more lets what a
   * page is called decide, less what it says.
   */
  pageFields: {title: number; route: number; keywords: number; description: number; asked: number};

  /** The same for sections. 0–10; more sends readers to the section that is called so. */
  sectionFields: {heading: number; text: number};

  /** What a longer word counts that begins like an unfinished one, 0–1, and from which letter on. */
  prefixWeight: number;
  minPrefixLength: number;

  /**
   * What a page counts that has the reader's own words, or those of a correction, of a synonym, or
   * only the parts of a name from code. 0–1 each.
   */
  alternatives: {own: number; correction: number; synonym: number; parts: number};

  /** Closest words tried for one that stands in no title, heading or keyword. 0–10. */
  maxCorrections: number;

  /** Letters from which on two of a word may be wrong. 5–12; fewer take other words for typos. */
  longWord: number;

  /**
   * Things asked for from which on a query is long, with one less half so. 3–10; fewer let words win
   * over titles.
   */
  longQuery: number;

  /**
   * Points for a long query's words as written, without synonyms and unfinished words: for having
   * all of them together in one section, and for being asked with them. 0–2 each.
   */
  ownWords: {together: number; asked: number};

  /** Questions with a word that give a page half of the points for being asked with it. 1–10. */
  halfAsked: number;

  /** Factors of pages of the SDK that the query names or, if none, the reader chose, and of others. */
  sdk: {own: number; others: number};

  /** Evidence that gives a page half of the points for a word. 5–100; less rewards repeating. */
  halfEvidence: number;

  /** Pages added to those about a word before rare words count more. 0–100; more makes all equal. */
  rarityDamping: number;

  /** What a page gains when title and query share all words. 0–2. */
  titleBonus: number;

  /**
   * Points for a title (or the last part of an address), heading or keyword that is the whole query;
   * from 2 on more than words can give. 0–3.
   */
  wholeQuery: {title: number; heading: number; keyword: number};

  /** What a page gains that many others link to, 0–1, and the number of them that gives half of it. */
  linked: number;
  halfLinks: number;

  /** Share of the points of the page that says most below which a page is not shown. 0–1; less shows more noise. */
  noiseShare: number;

  /** Sections shown beside the best one, for the first page, the second and so on. */
  furtherHits: readonly number[];

  /** Share of the best section's score that a further one must reach to be shown. 0–1. */
  furtherHitShare: number;
}

/** The ranking of this site. */
export const RANKING: RankingParams = {
  pageFields: {title: 7.5, route: 3.75, keywords: 12, description: 2.8, asked: 2},
  sectionFields: {heading: 2, text: 1},
  prefixWeight: 0.5,
  minPrefixLength: 3,
  alternatives: {own: 1, correction: 0.8, synonym: 0.45, parts: 0.3},
  maxCorrections: 4,
  longWord: 8,
  longQuery: 4,
  ownWords: {together: 0.4, asked: 1.6},
  halfAsked: 4,
  sdk: {own: 1.2, others: 0.75},
  halfEvidence: 43,
  rarityDamping: 6,
  titleBonus: 0.7,
  wholeQuery: {title: 2, heading: 1.5, keyword: 0.25},
  linked: 0.2,
  halfLinks: 3,
  noiseShare: 0.12,
  furtherHits: [2, 1, 1],
  furtherHitShare: 0.6,
};
