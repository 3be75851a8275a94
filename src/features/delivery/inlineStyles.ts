/** Style elements that packages put into a page, by the name of the package. */
export const INLINE_STYLES = {
  // In the logo of the search modal.
  '@docsearch/react': '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
} satisfies Record<string, string>;
