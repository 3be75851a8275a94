declare module '@generated/katex-assets/default/stylesheet.json' {
  const stylesheet: Readonly<{href: string; integrity?: string}>;
  export default stylesheet;
}
