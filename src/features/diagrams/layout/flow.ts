import {parseMermaid, type MermaidGraph} from 'beautiful-mermaid';

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

function fill(words: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/**
 * Breaks a label between words into lines of at most so many letters, as even as possible. A longer
 * word stays whole; lines that the writer has broken stay broken.
 */
export function wrapLabel(label: string, letters: number): string {
  const lines = label.split('\n').flatMap((line) => {
    const words = line.split(' ');
    let even = fill(words, letters);
    for (let fewer = letters - 1; fill(words, fewer).length === even.length; fewer -= 1) {
      even = fill(words, fewer);
      if (fewer === 1) break;
    }
    return even;
  });
  return lines.join('\n');
}

type Edge = Flow['edges'][number];

/** A flow in two parts, which one arrow joins. */
export interface Cut {
  first: Flow;
  edge: Edge;
  rest: Flow;
}

function imbalance({first, rest}: Cut): number {
  return Math.abs(first.nodes.size - rest.nodes.size);
}

/** The ids of all boxes that arrows in any direction join with one of them. */
function reach(start: string, edges: readonly Edge[]): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    for (const {source, target} of edges) {
      if (source === id) found.add(target);
      if (target === id) found.add(source);
    }
  }
  return found;
}

/** The part with these boxes; the last one goes to the bottom of its column. */
function part({nodes, edges}: Flow, ids: ReadonlySet<string>, last?: string): Flow {
  const isLast = (id: string): number => Number(id === last);
  return {
    nodes: new Map(
      [...nodes].filter(([id]) => ids.has(id)).sort(([a], [b]) => isLast(a) - isLast(b)),
    ),
    edges: edges
      .filter(({source, target}) => ids.has(source) && ids.has(target))
      .sort((a, b) => isLast(a.target) - isLast(b.target)),
  };
}

/**
 * Finds the places where a flow can be continued in a new row: an arrow that alone joins both parts,
 * from a box where the first one ends to the only box where the second one starts. Parts of about the
 * same size come first.
 */
export function cutFlow(flow: Flow): Cut[] {
  const cuts = flow.edges.flatMap((edge) => {
    const others = flow.edges.filter((other) => other !== edge);
    const [before, after] = [reach(edge.source, others), reach(edge.target, others)];
    if (before.has(edge.target) || before.size + after.size < flow.nodes.size) {
      return [];
    }
    const cut = {first: part(flow, before, edge.source), edge, rest: part(flow, after)};
    const ends = cut.first.edges.every(({source}) => source !== edge.source);
    const targets = new Set(cut.rest.edges.map(({target}) => target));
    const starts = [...after].filter((id) => !targets.has(id));
    return ends && starts.length === 1 && starts[0] === edge.target ? [cut] : [];
  });
  return cuts.sort((a, b) => imbalance(a) - imbalance(b));
}
