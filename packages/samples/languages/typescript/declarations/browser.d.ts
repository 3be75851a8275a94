// What scripts in a page find on `window`: the SDK, when its own file is loaded by a script tag, and
// the analytics tool of the page.
interface Window {
  eppo: typeof import('@eppo/js-client-sdk');
  analytics: {track(name: string, properties: object): void};
}
