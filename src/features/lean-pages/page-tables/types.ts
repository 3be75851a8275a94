/** How Docusaurus names the files of a route: a name, or a tree of names. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** A page that is in no list of the main script. */
export interface PageRoute {
  path: string;
  /** Docusaurus' key of the route's files, behind its path. */
  hash: string;
  /** Further properties of the route, such as its sidebar. */
  attributes: Readonly<Record<string, unknown>>;
  chunkNames: ChunkNames;
  /** What of it no other route has. */
  parts: readonly PagePart[];
  /** The section of the sidebar that shows it, if it is a closed one elsewhere. */
  section?: string;
  /** Whether its HTML lacks strings of its script, so that they are loaded at once. */
  lacksStrings?: boolean;
}

/** A module of one page, and what to load for it. */
export interface PagePart {
  name: string;
  moduleId: string | number;
  chunkIds: readonly string[];
  /** Addresses of the files that the runtime does not know, by the chunk's id and by its name. */
  scripts: Readonly<Record<string, string>>;
  styles: Readonly<Record<string, string>>;
  /** Path of the strings of HTML that its script goes without. */
  strings?: string;
}
