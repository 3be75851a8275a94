import path from 'node:path';
import {DOC_SCHEMA_FILE, docFrontMatter} from '../../features/writing/front-matter/schema.ts';
import {FOLLOWED} from '../page/structure/boxProblem.ts';

type Kind = (typeof docFrontMatter.shape.kind.options)[number];

interface NewPage {
  /** Path of its file, relative to the repository. */
  file: string;
  title: string;
  kind: Kind;
}

const openings: Readonly<Record<Kind, string>> = {
  tutorial: 'Say what the reader has at the end, and how long it takes.',
  'how-to': 'Say what the reader gets done, and who may do it.',
  explanation: 'Answer the question of the title in two sentences.',
  reference: 'Say what is listed here and for which version.',
};

const DESCRIPTION = 'what this page answers, in one sentence of 50 to 155 characters.';
const PREREQUISITE = 'What must be there first.';
const HEADING = '## First heading';
const HEADINGS = 'Headings of level 2 and 3 make the table of contents.';

/** Texts of a new page that no page keeps. */
export const placeholders: readonly string[] = [
  ...Object.values(openings),
  ...[DESCRIPTION, PREREQUISITE, HEADING, HEADINGS],
];

const BOX = `<BeforeYouStart role="Engineer" time="10 minutes">

- ${PREREQUISITE}

</BeforeYouStart>

`;

/** The kinds of pages the front matter accepts. */
export const pageKinds: readonly Kind[] = docFrontMatter.shape.kind.options;

/**
 * Finds the file of a page.
 *
 * @param route the page's future address, such as `/sdks/sdk-keys/`.
 * @returns path relative to the repository, such as `docs/sdks/sdk-keys.mdx`.
 * @throws Error when an address holds anything but words joined by hyphens or underscores.
 */
export function pageFile(route: string): string {
  const name = route.replace(/^\/|\/$/g, '');
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name)) {
    throw new Error(`"${route}" is no address. Write one such as /sdks/sdk-keys/.`);
  }
  return `docs/${name}.mdx`;
}

/** Returns the text of a page to start from: it builds as it is. */
export function pageTemplate({file, title, kind}: NewPage): string {
  const description = `${title}: ${DESCRIPTION}`;
  const schema = path.posix.relative(path.posix.dirname(file), DOC_SCHEMA_FILE);
  return `---
# yaml-language-server: $schema=${schema}
title: ${JSON.stringify(title)}
description: ${JSON.stringify(description.slice(0, 155))}
kind: ${kind}
keywords: [${JSON.stringify(title.toLowerCase())}]
---

${openings[kind]}

${FOLLOWED.includes(kind) ? BOX : ''}${HEADING}

${HEADINGS}
`;
}
