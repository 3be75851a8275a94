/** What Rspack and Docusaurus put into the runtime; see `tests/lean-pages`. */
declare const __webpack_require__: {
  (moduleId: string | number): {default: unknown};
  /** Loads a chunk. */
  e: (chunkId: string) => Promise<unknown>;
  /** Path of a chunk's script, below `p`. */
  u: (chunkId: string) => string;
  /** Path of a chunk's style sheet. */
  miniCssF: (chunkId: string) => string;
  /** Address of the script of a chunk, by its name. */
  gca: (chunkName: string) => string;
  p: string;
};

interface Window {
  /** Addresses of style sheets that the runtime does not know; `trimRuntime.ts` makes it look here. */
  pageParts?: () => Promise<unknown>;
  pageStyles?: Readonly<Record<string, string>>;
}

declare module 'page-parts';

declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}

declare module '@docusaurus/core/lib/client/docusaurus' {
  const docusaurus: Window['docusaurus'];
  export default docusaurus;
}

declare module '@docusaurus/core/lib/client/prefetch' {
  export default function prefetch(url: string): Promise<unknown>;
}
