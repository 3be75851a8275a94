declare module '@generated/own-values/default/languages.json' {
  const languages: Readonly<Record<string, string>>;
  export default languages;
}
