import type {Element, Parents} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';

/** What an element becomes; undefined hands it on to the next handler. */
type Conversion = Nodes | Nodes[] | undefined;

/**
 * Turns an element it knows into Markdown nodes. The first handler with an answer wins; an element
 * that none knows keeps its children.
 */
export type ElementHandler = (
  state: State,
  element: Element,
  parent: Parents | undefined,
) => Conversion;
