import type {Block} from '../blocks.ts';
import {chooseBlocks, type Asked} from '../chooseBlocks.ts';
import type {Quote} from '../conversation.ts';
import type {Passage} from '../../search/engine/findings.ts';
import {markdownPath} from '../../../shared/built-page/markdownPath.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

/** Milliseconds to wait for a page; then the index's copy of its text is quoted. */
const PATIENCE = 3000;

/** Loaded beside the first page, because the parser of Markdown is larger than the dialog. */
const loadReader = lazyImport(() => import('../readMarkdown.ts'));

async function fetchMarkdown(route: string): Promise<string> {
  const address = markdownPath(route);
  const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.text();
}

function excerptBlocks({excerpt}: Passage): Block[] {
  return excerpt ? [{kind: 'paragraph', inlines: [{kind: 'text', text: `${excerpt}…`}]}] : [];
}

/** Returns a passage with what to quote of it: from its page, else from the index. Never throws. */
export async function readQuote(passage: Passage, asked: Asked): Promise<Quote> {
  try {
    const [{readMarkdown}, markdown] = await Promise.all([
      loadReader(),
      fetchMarkdown(passage.route),
    ]);
    const read = readMarkdown(markdown);
    const blocks = chooseBlocks(read(passage.position), asked, read(0));
    return {...passage, blocks: blocks.length > 0 ? blocks : excerptBlocks(passage)};
  } catch {
    return {...passage, blocks: excerptBlocks(passage)};
  }
}
