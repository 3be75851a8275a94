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

/** What the index has for a question. */
export interface Findings {
  /** Best first; none when nothing is likely to answer the question. */
  passages: Passage[];
  /** The pages that come closest besides, also when nothing is quoted. */
  related: RelatedPage[];
  /** Why the docs do not answer, where that is known. */
  refusal: string | undefined;
  /** How much finding each term says, by stem: rare terms say more. */
  terms: ReadonlyMap<string, number>;
  /** How sure it is that the passages answer; below 0 only what explains an evaluation code is. */
  confidence: number;
}
