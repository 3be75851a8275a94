import path from 'node:path';
import {docFrontMatter} from '../../features/writing/front-matter/schema.ts';

type Kind = (typeof docFrontMatter.shape.kind.options)[number];

interface NewPage {
  title: string;
  kind: Kind;
}

/** What each kind of page holds, as its writer is told. */
const shapes: Readonly<Record<Kind, string>> = {
  tutorial: 'what the reader has at the end; steps with visible results; how to tell it worked',
  'how-to': 'when to do this and who may; steps; how to verify; symptom, cause and fix',
  explanation: 'the idea in three sentences; an example with numbers; trade-offs',
  reference: 'what is listed and for which version; tables of name, type, default, meaning',
};

/** The kinds of pages the front matter accepts. */
export const pageKinds: readonly Kind[] = docFrontMatter.shape.kind.options;

/**
 * Finds the file of a page.
 *
 * @param route the page's future address, such as `/sdks/sdk-keys/`, or its file.
 * @returns path relative to the repository, such as `docs/sdks/sdk-keys.mdx`.
 * @throws Error when an address holds anything but words joined by hyphens or underscores.
 */
export function pageFile(route: string): string {
  const name = route.replace(/^docs\/|\.mdx$/g, '').replace(/^\/|\/$/g, '');
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name)) {
    throw new Error(`"${route}" is no address. Write one such as /sdks/sdk-keys/.`);
  }
  return `docs/${name}.mdx`;
}

/** The title that an address stands for: "Rotate keys" of `docs/sdks/rotate-keys.mdx`. */
export function titleOf(file: string): string {
  const {name, dir} = path.posix.parse(file);
  const words = (name === 'index' ? path.posix.basename(dir) : name).replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the text of a page to start from: it builds as it is. */
export function pageTemplate({title, kind}: NewPage): string {
  const description = `${title}: what a reader learns here, in one sentence of 50 to 155 characters.`;
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description.slice(0, 155))}
kind: ${kind}
keywords: [${JSON.stringify(title.toLowerCase())}]
---

{/* First what this is and why the reader would care. Then ${shapes[kind]}. */}
`;
}
