import {parseMermaid, type MermaidGraph} from 'beautiful-mermaid';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readSources} from '../support/content/readPages.ts';

/** A way through a tree: its questions with their answers, and what it ends with. */
interface Way {
  answers: string[];
  end: string;
}

interface Tree extends MermaidGraph {
  file: string;
  place: string;
}

/** The tree that pages about a client show. */
const SHARED = 'docs/_shared/_which-client.mdx';

/** What holds the rules of all flags, and has no bandits. */
const STANDARD = /^(?:standard client|EppoClient|mode 1)$/i;

/** What holds the values of one subject, known when it starts. */
const PRECOMPUTED = /^(?:precomputed client|EppoPrecomputedClient|mode 3)$/i;

const RE_NEED = /bandit|hidden|stay off/i;

function treesOf(source: string): MermaidGraph[] {
  if (!/^(?:flowchart|graph)\b/.test(source)) return [];
  const graph = parseMermaid(source);
  return [...graph.nodes.values()].some(({shape}) => shape === 'diamond') ? [graph] : [];
}

const trees: Tree[] = readSources().flatMap(({file, tree}) => {
  const found: Tree[] = [];
  visit(tree, 'code', ({lang, value, position}) => {
    if (lang !== 'mermaid') return;
    const place = `${file}:${position?.start.line}`;
    found.push(...treesOf(value).map((graph) => ({...graph, file, place})));
  });
  return found;
});

/** Decisions with fewer than two answers, or with an arrow that says no answer. */
function openDecisions({nodes, edges}: MermaidGraph): string[] {
  return [...nodes.values()]
    .filter(({shape}) => shape === 'diamond')
    .filter(({id}) => {
      const answers = edges.filter(({source}) => source === id).map(({label}) => label);
      return answers.length < 2 || answers.some((label) => !label);
    })
    .map(({label}) => label);
}

/** All ways from a node on; one that comes back to where it was ends there. */
function waysFrom(graph: MermaidGraph, id: string, answers: string[], seen: string[]): Way[] {
  const label = graph.nodes.get(id)?.label ?? '';
  const next = graph.edges.filter(({source, target}) => source === id && !seen.includes(target));
  const here = {answers, end: label};
  return [
    here,
    ...next.flatMap((edge) =>
      waysFrom(graph, edge.target, [...answers, `${label} ${edge.label ?? ''}`], [...seen, id]),
    ),
  ];
}

function waysOf(graph: MermaidGraph): Way[] {
  const targets = new Set(graph.edges.map(({target}) => target));
  const roots = [...graph.nodes.keys()].filter((id) => !targets.has(id));
  return roots.flatMap((root) => waysFrom(graph, root, [], []));
}

/** Ways that give a reader what their own answers rule out. */
function brokenWays(graph: MermaidGraph): string[] {
  return waysOf(graph)
    .filter(({answers, end}) => {
      const needs = answers.some((answer) => RE_NEED.test(answer) && !/ (?:no|none)$/.test(answer));
      const isKnown = answers.some((answer) => /known.* yes$/i.test(answer));
      return (STANDARD.test(end) && needs) || (PRECOMPUTED.test(end) && !isKnown);
    })
    .map(({answers, end}) => `${answers.join(', ')}: ${end}`);
}

describe('a decision tree', () => {
  it('has at least two answers to each of its questions', () => {
    const open = trees.flatMap((tree) =>
      openDecisions(tree).map((each) => `${tree.place}: ${each}`),
    );
    expect(open).toEqual([]);
    expect(trees.length).toBeGreaterThan(0);
  });

  it('gives nobody a client that lacks what they asked for', () => {
    const broken = trees.flatMap((tree) => brokenWays(tree).map((way) => `${tree.place}: ${way}`));
    expect(broken).toEqual([]);
  });

  it('that chooses a client is the shared one, and ends on the server where no client fits', () => {
    const choosing = trees.filter(({nodes}) =>
      [...nodes.values()].some(
        ({label}) => /client$/i.test(label) && (STANDARD.test(label) || PRECOMPUTED.test(label)),
      ),
    );
    expect(choosing.map(({file}) => file)).toEqual([SHARED]);
    expect(choosing.flatMap(waysOf).map(({end}) => end)).toContain('Decide on your server');
  });
});
