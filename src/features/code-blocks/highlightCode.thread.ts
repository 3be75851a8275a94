import {highlight} from './highlight.ts';

/** Arguments of `highlight`. */
export type Code = Parameters<typeof highlight>;

/** Highlights code in a thread of its own. */
export default function highlightCode(code: Code): Promise<string> {
  return highlight(...code);
}
