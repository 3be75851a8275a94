import type {Flow} from './flow.ts';

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
