declare module '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json' {
  import type {BlogSidebar} from '@docusaurus/plugin-content-blog';

  const posts: BlogSidebar;
  export default posts;
}

declare module '@generated/katex-assets/default/stylesheet.json' {
  const stylesheet: Readonly<{href: string; integrity?: string}>;
  export default stylesheet;
}

declare module '@generated/language/default/languages.json' {
  const languages: Readonly<Record<string, {title: string; pages: string}>>;
  export default languages;
}

declare module 'subset-font' {
  /** Returns the font with what a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'woff2'; noHinting: boolean},
  ): Promise<Buffer>;
}

declare module '@generated/search/default/sdkTitles.json' {
  const sdkTitles: Readonly<Record<string, string>>;
  export default sdkTitles;
}

/** The build of DuckDB for a worker that calls it directly; the package has no types for its address. */
declare module 'duckdb-in-worker' {
  import type {DuckDBBindings, DuckDBBundles, DuckDBRuntime, Logger} from '@duckdb/duckdb-wasm';

  export {VoidLogger} from '@duckdb/duckdb-wasm';
  export const BROWSER_RUNTIME: DuckDBRuntime;
  export function createDuckDB(
    bundles: DuckDBBundles,
    logger: Logger,
    runtime: DuckDBRuntime,
  ): Promise<DuckDBBindings>;
}
