import {parse} from 'yaml';

/** Fields of a page as its writer typed them; the schema tells which are wrong. */
interface FrontMatter {
  title?: string;
  description?: string;
  sidebar_label?: string;
  kind?: string;
  keywords?: string[];
  slug?: string;
}

/** Also of a page saved with a byte order mark or as on Windows, which is refused at the page itself. */
const RE_FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Splits a page into the YAML of its front matter, empty without one, and what follows. */
export function splitFrontMatter(source: string): {yaml: string; body: string} {
  const [whole = '', yaml = ''] = RE_FRONT_MATTER.exec(source) ?? [];
  return {yaml, body: source.slice(whole.length)};
}

/** Reads the front matter of a page; empty when it is no YAML, which the page is refused for. */
export function frontMatterOf(source: string): FrontMatter {
  try {
    return (parse(splitFrontMatter(source).yaml) ?? {}) as FrontMatter;
  } catch {
    return {};
  }
}
