import {existsSync, readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {glossaryTerms} from '../../../features/glossary/glossary.ts';
import remarkApiReference from '../../../features/reference/api-pages/index.ts';
import {attributeTexts} from '../../../shared/mdx/findLinks.ts';
import {importsOf} from '../../../shared/mdx/importsOf.ts';
import {parseMdx} from '../../../shared/mdx/parseMdx.ts';
import {readHeading} from '../../../shared/mdx/readHeading.ts';

const makeApiHeadings = remarkApiReference();

/** The ids of an element: its own, and those of the terms in a `<Glossary>`. */
function elementIds(node: Nodes): string[] {
  const isGlossary = 'name' in node && node.name === 'Glossary';
  const [area] = isGlossary ? attributeTexts(node, ['area']) : [];
  const terms = area ? glossaryTerms().filter((term) => term.area === area) : [];
  return [...attributeTexts(node, ['id']), ...terms.map(({id}) => id)];
}

/** The partials that a page shows. */
function partialsIn(node: Nodes): string[] {
  return importsOf(node)
    .map(({source}) => source.replace(/^@site\//, ''))
    .filter((file) => file.endsWith('.mdx') && existsSync(file));
}

const known = new Map<string, ReadonlySet<string>>();

/** Returns the places of a page that a link can name, with the ids that the build gives them. */
export function anchorsOf(file: string): ReadonlySet<string> {
  const anchors = known.get(file) ?? readAnchors(file);
  known.set(file, anchors);
  return anchors;
}

/** Has pages read again, after any of them was saved. */
export function forgetAnchors(): void {
  known.clear();
}

function readAnchors(file: string): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  const tree = parseMdx(source);
  makeApiHeadings(tree, new VFile({path: file, value: source}));
  const slugger = createSlugger();
  const anchors = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const {text, id} = readHeading(node);
      anchors.add(id ?? slugger.slug(text));
    } else if (node.type === 'mdxjsEsm') {
      partialsIn(node)
        .flatMap((part) => [...anchorsOf(part)])
        .forEach((id) => anchors.add(id));
    } else {
      elementIds(node).forEach((id) => anchors.add(id));
    }
  });
  return anchors;
}
