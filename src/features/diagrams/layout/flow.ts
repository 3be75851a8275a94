import {parseMermaid, type MermaidGraph} from 'beautiful-mermaid';
import {wrapLabel} from './wrapLabel.ts';

/** A flow from left to right without groups and own colors: its layout is chosen here. */
export type Flow = Pick<MermaidGraph, 'nodes' | 'edges'>;

/** A question is drawn as a hexagon: a rhombus around the same words is three times as tall. */
const BRACKETS = {
  rectangle: ['[', ']'],
  rounded: ['(', ')'],
  stadium: ['([', '])'],
  cylinder: ['[(', ')]'],
  diamond: ['{{', '}}'],
  hexagon: ['{{', '}}'],
} as const;

const ARROWS = {solid: '-->', dotted: '-.->', thick: '==>'} as const;

/** Letters in a line of a label on an arrow, which the renderer measures one size too small. */
const ARROW_LETTERS = {LR: 20, TD: 14};

function bracketsOf(shape: string): readonly [string, string] | undefined {
  return (BRACKETS as Partial<Record<string, readonly [string, string]>>)[shape];
}

/** Reads a diagram; undefined when it is drawn the way it is written. */
export function readFlow(source: string): Flow | undefined {
  if (!/^\s*(?:flowchart|graph)\s+LR\s/.test(source)) {
    return undefined;
  }
  const graph = parseMermaid(source);
  const isPlain =
    graph.subgraphs.length === 0 &&
    graph.classAssignments.size + graph.nodeStyles.size + graph.linkStyles.size === 0 &&
    [...graph.nodes.values()].every(({shape}) => bracketsOf(shape)) &&
    graph.edges.every((edge) => edge.hasArrowEnd && !edge.hasArrowStart);
  return isPlain ? graph : undefined;
}

function quote(label: string, letters: number): string {
  return `"${wrapLabel(label, letters).replaceAll('\n', '<br/>')}"`;
}

/** Writes a flow as Mermaid, with labels in lines of so many letters. */
export function writeFlow({nodes, edges}: Flow, direction: 'LR' | 'TD', letters: number): string {
  const boxes = [...nodes.values()].map(({id, label, shape}) => {
    const [open, close] = bracketsOf(shape) ?? BRACKETS.rectangle;
    return id + open + quote(label, letters) + close;
  });
  const arrows = edges.map(({source, target, style, label}) => {
    const text = label && `|${quote(label, Math.min(letters, ARROW_LETTERS[direction]))}|`;
    return `${source} ${ARROWS[style]}${text ?? ''} ${target}`;
  });
  return [`flowchart ${direction}`, ...boxes, ...arrows].join('\n');
}
