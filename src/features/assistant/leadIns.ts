import {blockText, isText, type Block, type TextBlock} from './blocks.ts';

/** A text that is about the one before it. */
const POINTS_BACK = /^do (?:not skip )?this\b/i;

/** All up to the end of the last sentence but one. */
const EARLIER_SENTENCES = /^.*[.!?](?=\s)/s;

function announces(block: Block | undefined): block is TextBlock {
  return isText(block) && block.kind !== 'steps' && blockText(block).trimEnd().endsWith(':');
}

/** The blocks from a place on, as far as they are of a kind. */
export function runFrom(
  blocks: readonly Block[],
  start: number,
  isKind: (block: Block) => boolean,
): readonly Block[] {
  const others = blocks.slice(start);
  const length = others.findIndex((block) => !isKind(block));
  return length < 0 ? others : others.slice(0, length);
}

/** What a part that opens is called, where that is a question. */
function asks(block: Block): boolean {
  return block.kind === 'paragraph' && blockText(block).trimEnd().endsWith('?');
}

/** What is quoted with the text at a place: the list that it announces, its answer, the text it points back to. */
export function companions(blocks: readonly Block[], place: number): readonly Block[] {
  const [text, next] = blocks.slice(place);
  const before = blocks[place - 1];
  if (text?.kind === 'paragraph' && POINTS_BACK.test(blockText(text))) {
    return before ? [before] : [];
  }
  if (text && asks(text)) {
    return next && isText(next) && !asks(next) ? [next] : [];
  }
  if (!announces(text)) {
    return [];
  }
  return next?.kind === 'steps' ? [next] : runFrom(blocks, place + 1, ({kind}) => kind === 'item');
}

function withoutLastSentence({kind, inlines}: TextBlock): TextBlock[] {
  const ends = inlines.map(({kind: inline, text}) =>
    inline === 'text' ? EARLIER_SENTENCES.exec(text) : null,
  );
  const place = ends.findLastIndex((end) => end !== null);
  const text = ends[place]?.[0];
  return text === undefined
    ? []
    : [{kind, inlines: [...inlines.slice(0, place), {kind: 'text', text}]}];
}

/**
 * Leaves out the sentences that announce samples or tables of which none is quoted.
 *
 * @param exhibit the sample or table that is quoted.
 */
export function withoutEmptyPromises(
  blocks: readonly Block[],
  exhibit: Block | undefined,
): readonly Block[] {
  return blocks.flatMap((block, place): Block[] => {
    if (!announces(block)) {
      return [block];
    }
    const announced = runFrom(blocks, place + 1, (other) => !isText(other));
    const isKept = announced.length === 0 || announced.some((one) => one === exhibit);
    return isKept ? [block] : withoutLastSentence(block);
  });
}
