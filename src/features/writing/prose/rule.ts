import type {Nodes} from 'mdast';

/**
 * Tells the writer about a fault in a node.
 *
 * @param at offset of the fault in the source of the node; its first line when left out
 */
export type Report = (message: string, at?: number) => void;

/** Looks at a node of Markdown, with its source. */
type Look<Node> = (node: Node, source: string, report: Report) => void;

/** Returns, for the source of a page, what looks at its nodes, by their type. */
export type Rule = (page: string) => {
  [Type in Nodes['type']]?: Look<Extract<Nodes, {type: Type}>>;
};
