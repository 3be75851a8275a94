declare module '@generated/language/default/languages.json' {
  const languages: Readonly<Record<string, {title: string; pages: string}>>;
  export default languages;
}
