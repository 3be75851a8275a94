import {blockText, type Block} from './blocks.ts';
import {runFrom} from './leadIns.ts';

/** What stands above role, time and prerequisites at the top of a page. */
const LABEL = 'Before you start';

interface Top {
  /** The first paragraph of the page, which says what it is about. */
  introduction: Block | undefined;
  /** The label and its list. */
  prerequisites: ReadonlySet<Block>;
}

/** Finds role, time and prerequisites among the blocks of a section; only a page's top has them. */
export function readPrerequisites(blocks: readonly Block[]): Top {
  const place = blocks.findIndex(
    (block) => block.kind === 'paragraph' && blockText(block) === LABEL,
  );
  if (place < 0) {
    return {introduction: undefined, prerequisites: new Set()};
  }
  const list = runFrom(blocks, place + 1, ({kind}) => kind === 'item');
  return {
    introduction: blocks.slice(0, place).find(({kind}) => kind === 'paragraph'),
    prerequisites: new Set([...blocks.slice(place, place + 1), ...list]),
  };
}
