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

/** Reads the front matter of a page; empty when it is no YAML, which the page is refused for. */
export function frontMatterOf(source: string): FrontMatter {
  try {
    return (parse(RE_FRONT_MATTER.exec(source)?.[1] ?? '') ?? {}) as FrontMatter;
  } catch {
    return {};
  }
}
