/** What readers ask. */
export interface Question {
  text: string;
  /** Folder of the SDK whose tabs the reader chose, such as `python`; its pages come first. */
  sdk?: string | undefined;
}

/** A section of a page that says something about the question. */
export interface Passage {
  /** Path of the page. */
  route: string;
  /** Anchor of the section; null for the top of the page. */
  anchor: string | null;
  /** Place of the section's heading among all headings of the page, from 0. */
  position: number;
  pageTitle: string;
  heading: string;
  /** The beginning of the section as the index keeps it; shown when the page cannot be read. */
  excerpt: string;
}

export interface RelatedPage {
  route: string;
  title: string;
}

/**
 * How well the passages fit: the first one answers; they come closest, and may not answer; or no
 * page has a single one of the question's own words.
 */
export type Verdict = 'answers' | 'closest' | 'nothing';

/** The SDK that runs on a framework which has none of its own. */
export interface RunsOn {
  /** What the question names, as its makers write it: `SvelteKit`. */
  framework: string;
  /** What runs there, with its title: `Node.js SDK`. */
  sdk: string;
  /** Path of the SDK's first page. */
  route: string;
}

/** What the index has for a question. It crosses from the worker to the page as it is. */
export interface Findings {
  verdict: Verdict;
  /** The best sections of up to three pages, in the order of the search; none for `nothing`. */
  passages: Passage[];
  /** The pages that follow. */
  related: RelatedPage[];
  /** For each framework that the question names without asking for an SDK by its name. */
  runsOn: RunsOn[];
  /** How much finding each term says, by stem: rare terms say more. */
  terms: ReadonlyMap<string, number>;
}
