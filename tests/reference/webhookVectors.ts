/** What the examples of the page are signed with. */
export const SECRET = 'whsec_demo';

/** Text of `data` and signature, as the table of the page shows them. */
export function vectorsOf(page: string): {text: string; signature: string}[] {
  return [...page.matchAll(/^\| `(\{.*\})` \| `([0-9a-f]{64})` \|$/gm)].map(
    ([, text = '', signature = '']) => ({text, signature}),
  );
}
