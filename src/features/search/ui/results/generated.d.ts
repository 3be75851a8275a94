declare module '@generated/search/default/sdkTitles.json' {
  const sdkTitles: Readonly<Record<string, string>>;
  export default sdkTitles;
}
