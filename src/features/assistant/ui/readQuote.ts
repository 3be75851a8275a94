import type {Block} from '../blocks.ts';
import {chooseBlocks} from '../chooseBlocks.ts';
import type {Quote} from '../conversation.ts';
import type {Findings, Passage} from '../types.ts';
import {readSection} from './readSection.ts';

/** Milliseconds to wait for a page; then the index's copy of its text is quoted. */
const PATIENCE = 3000;

async function fetchPage(route: string): Promise<Document> {
  const response = await fetch(route, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) {
    throw new Error(`${route} answered ${response.status}.`);
  }
  // Nothing in a parsed document runs or loads.
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function excerptBlocks({excerpt}: Passage): Block[] {
  return excerpt ? [{kind: 'paragraph', inlines: [{text: `${excerpt}…`, isCode: false}]}] : [];
}

/** Returns a passage with what to quote of it: from its page, else from the index. Never throws. */
export async function readQuote(passage: Passage, terms: Findings['terms']): Promise<Quote> {
  try {
    const section = readSection(await fetchPage(passage.route), passage.anchor);
    const blocks = chooseBlocks(section, terms);
    return {...passage, blocks: blocks.length > 0 ? blocks : excerptBlocks(passage)};
  } catch {
    return {...passage, blocks: excerptBlocks(passage)};
  }
}
