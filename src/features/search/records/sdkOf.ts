/** The SDK whose page a route leads to, by the name of its folder; null for pages of no SDK. */
export function sdkOf(route: string): string | null {
  return /^\/sdks\/(?:client|server)-sdks\/([\w-]+)\/./.exec(route)?.[1] ?? null;
}
