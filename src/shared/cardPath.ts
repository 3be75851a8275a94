const RE_EXTENSION = /\.mdx?$/;

/**
 * Returns the site path of the picture that stands for a page where it is shared.
 *
 * @param source path of the page's file in the repository, such as `docs/sdks/sdk-keys.mdx`.
 */
export function cardPath(source: string): string {
  return `/img/social/${source.replace(RE_EXTENSION, '')}.png`;
}
