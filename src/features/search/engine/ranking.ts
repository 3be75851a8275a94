/**
 * Every number that decides where a page stands. `npm run search:ablate` prints what each part of
 * the ranking buys. "Buys" below is the mean reciprocal rank that the queries of
 * `tests/search/blind-queries.json` lose without it; they were written from titles alone.
 */
export interface RankingParams {
  /**
   * What a word counts in each field of a page; in its text it counts 1. Each 0–20; more lets what
   * a page is called decide, less what it says. Buys 0.050.
   */
  pageFields: {title: number; route: number; keywords: number; description: number};

  /**
   * What a word counts in a heading of a section; in its text it counts 1. 0–10; more sends readers
   * to the section that is called so. Chooses sections; buys nothing in the order of pages.
   */
  sectionFields: {heading: number; text: number};

  /** What a longer word counts that begins like an unfinished one. 0–1. Finds while readers type. */
  prefixWeight: number;

  /** Letters from which on a word may be unfinished. 1–5; fewer find too many others. */
  minPrefixLength: number;

  /**
   * What a page counts that has the reader's own words, or those of a correction, of a synonym, or
   * only the parts of a name from code. 0–1 each. Synonyms buy 0.015, parts 0.014.
   */
  alternatives: {own: number; correction: number; synonym: number; parts: number};

  /**
   * Closest words tried for one that stands in no title, heading or keyword. 0–10; 0 corrects
   * nothing. Buys 0.054.
   */
  maxCorrections: number;

  /**
   * Words from which on a sentence is a question, understood with spoken words and without fillers.
   * 4–10; fewer blur short queries. Buys 0.05 on long questions that it was tuned on, nothing on new ones.
   */
  questionWords: number;

  /**
   * Things asked for from which on a query that is no question also gets points for its words as
   * written, such as a message from a log. 3–10; fewer let words in a row win over titles. Buys
   * 0.006 on queries of readers, nothing here.
   */
  longQuery: number;

  /** What is different in questions, which have many words that no page needs to have. */
  question: Pick<RankingParams, 'halfEvidence' | 'rarityDamping'> & {
    /** The same for questions, which also find what people asked. Buys 0.01 on new questions. */
    sectionFields: RankingParams['sectionFields'] & {asked: number};

    /**
     * Points for a question's words as written, without synonyms and unfinished words: for having
     * all of them together in one section, for having them all over the page, and for being of the
     * SDK that it names. 0–2 each; more lets pages win that say the words over those that are
     * called so. Buys 0.02 to 0.04 on questions; costs 0.01 here, where queries are titles.
     */
    ownWords: {together: number; throughout: number; sdk: number};

    /**
     * Points for a written question that is the same. 0–2; more lets pages win of which readers
     * ask alike over those that say it. Buys 0.04 on questions that nothing was tuned on.
     */
    asked: number;
  };

  /** Pages of an SDK, with its name. */
  sdkRoutes: RegExp;

  /** Letters from which on two of a word may be wrong. 5–12; fewer take other words for typos. */
  longWord: number;

  /**
   * Points for neighbors written as one word and for names as a whole, which no page needs to have.
   * 0–1. Finds "guardrail" for "guard rail", which no set of queries holds; buys nothing else.
   */
  joinedShare: number;

  /**
   * Evidence that gives a page half of the points for a word. 5–100; less lets pages win that
   * mention every word, more lets those win that repeat one. Buys 0.030.
   */
  halfEvidence: number;

  /**
   * Pages added to those that speak about a word before rare words get more points than common
   * ones. 0–100; more makes all words equal. Buys 0.018 on held-out queries only.
   */
  rarityDamping: number;

  /**
   * What a page gains when title and query share all their words. 0–2; words of the title that the
   * query lacks count against it. Buys 0.006.
   */
  titleBonus: number;

  /** Factor of a page whose title is the query. 1–3. Puts it first, whatever other pages say. */
  equalTitle: number;

  /** What a page gains when the query holds one of its keywords. 0–2. Buys 0.008. */
  keywordBonus: number;

  /**
   * Factors of pages that have the words of others and answer less often; the first that fits
   * counts. 0–1 each. Buys 0.004 on queries of readers only, and keeps posts behind docs.
   */
  priors: readonly (readonly [routes: RegExp, factor: number])[];

  /** Share of the best page's score below which a page is not shown. 0–1; less shows more noise. */
  noiseShare: number;

  /** Sections shown beside the best one, for the first page, the second and so on. */
  furtherHits: readonly number[];

  /** Share of the best section's score that a further one must reach to be shown. 0–1. */
  furtherHitShare: number;
}

const sectionFields = {heading: 3, text: 1};

/** The ranking of this site. */
export const RANKING: RankingParams = {
  pageFields: {title: 7.5, route: 3.75, keywords: 7.5, description: 2.8},
  sectionFields,
  prefixWeight: 0.5,
  minPrefixLength: 3,
  alternatives: {own: 1, correction: 0.8, synonym: 0.45, parts: 0.3},
  maxCorrections: 4,
  longWord: 8,
  questionWords: 8,
  longQuery: 4,
  question: {
    halfEvidence: 30,
    rarityDamping: 5,
    sectionFields: {...sectionFields, asked: 1},
    ownWords: {together: 0.3, throughout: 0.3, sdk: 0.1},
    asked: 0.6,
  },
  sdkRoutes: /^\/sdks\/(?:client|server)-sdks\/([^/]+)\//,
  joinedShare: 0.2,
  halfEvidence: 43,
  rarityDamping: 15,
  titleBonus: 0.7,
  equalTitle: 1.6,
  keywordBonus: 0.25,
  priors: [
    // Posts tell of a time; what holds today is in the docs.
    [/^\/blog\//, 0.65],
    // Lists of calls name everything that can be done elsewhere; who wants a call says so.
    [/^\/reference\/api\/./, 0.85],
    // A page explains what a tool computes; who wants the tool says so.
    [/^\/statistics\/lab\/./, 0.75],
    // Each of its words is explained on a page of its own.
    [/^\/glossary\/$/, 0.7],
    // Mostly links to the pages that answer.
    [/\/intro\/$/, 0.95],
  ],
  noiseShare: 0.12,
  furtherHits: [2, 1, 1],
  furtherHitShare: 0.6,
};
