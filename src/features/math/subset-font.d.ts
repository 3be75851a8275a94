declare module 'subset-font' {
  /** Returns the font with what a text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'woff2'; noHinting: boolean},
  ): Promise<Buffer>;
}
