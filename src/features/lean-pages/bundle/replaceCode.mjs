/**
 * Loader: replaces pieces of a package's code, each wherever it stands.
 *
 * @this {{getOptions(): {pieces: Readonly<Record<string, string>>, imports?: string}, resourcePath: string}}
 * @param {string} code
 */
export default function replaceCode(code) {
  const {pieces, imports = ''} = this.getOptions();
  return Object.entries(pieces).reduce((text, [piece, replacement]) => {
    if (!text.includes(piece)) {
      throw new Error(
        `${this.resourcePath} has no “${piece}”: see lean-pages/bundle/replacedCode.ts.`,
      );
    }
    return text.replaceAll(piece, replacement);
  }, imports + code);
}
