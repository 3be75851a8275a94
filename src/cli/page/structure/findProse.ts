import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {attributeTexts} from '../../../shared/mdx/attributeTexts.ts';
import {drawingText} from './drawingText.ts';

interface ProseText {
  text: string;
  /** From 1. */
  line: number;
}

/** Attributes of components whose value the reader sees as text. */
const TEXT_ATTRIBUTES = ['title', 'caption', 'label', 'alt'];

/**
 * Finds what a page says in words: text, text attributes of components, and what stands for the
 * picture of a chart or a screen. Code and formulas are left out, and so is bold text, which quotes the labels
 * of the product.
 */
export function findProse(tree: Root): ProseText[] {
  const prose: ProseText[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'strong') {
      return SKIP;
    }
    if (node.type === 'text') {
      prose.push({text: node.value, line});
    }
    const drawing = node.type === 'code' ? drawingText(node) : undefined;
    if (drawing !== undefined) {
      prose.push({text: drawing, line});
    }
    prose.push(...attributeTexts(node, TEXT_ATTRIBUTES).map((text) => ({text, line})));
    return undefined;
  });
  return prose;
}
