import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readDocument} from '../schemas/document.ts';
import {fieldRows} from '../schemas/fieldRows.ts';
import type {FieldRow, SchemaLink} from '../schemas/types.ts';
import {replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {schemaFields} from './schemaFields.ts';

const ATTRIBUTES = {
  required: ['schema'],
  optional: ['at', 'only', 'except', 'also'],
} as const;

type Attributes = Readonly<Record<string, string>>;

function words(text: string | undefined): string[] {
  return text?.split(/[\s,]+/).filter(Boolean) ?? [];
}

function linkTo(heading: Heading | undefined): SchemaLink | undefined {
  const id = (heading?.data as {id?: string} | undefined)?.id;
  return heading && id ? {label: toString(heading).toLowerCase(), url: `#${id}`} : undefined;
}

function quotedAttributes({attributes}: MdxJsxFlowElement): Attributes {
  const plain = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  return Object.fromEntries(plain.map(({name, value}) => [name, String(value)]));
}

/** Where the page describes each object, by file and pointer: below the heading of its first table. */
function linksOn(tree: Root): Map<string, SchemaLink> {
  const links = new Map<string, SchemaLink>();
  let heading: Heading | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') heading = node;
    const link = linkTo(heading);
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'SchemaTable' || !link) return;
    const {schema, at = '#', also} = quotedAttributes(node);
    for (const pointer of [at, ...words(also)]) {
      const key = `${schema} ${pointer}`;
      links.set(key, links.get(key) ?? link);
    }
  });
  return links;
}

function topLevel({name}: FieldRow): string {
  return /^[^.[]+/.exec(name)?.[0] ?? name;
}

/** Keeps the fields that `only` and `except` name, with what is nested in them. */
function choose(rows: readonly FieldRow[], {only, except}: Attributes): FieldRow[] {
  const names = new Set(rows.map(topLevel));
  const unknown = [...words(only), ...words(except)].filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new Error(`No field ${unknown.join(', ')}. Known: ${[...names].join(', ')}.`);
  }
  return rows.filter(
    (row) =>
      (only === undefined || words(only).includes(topLevel(row))) &&
      !words(except).includes(topLevel(row)),
  );
}

function checkAlso(rows: readonly FieldRow[], others: readonly FieldRow[], pointer: string): void {
  const missing = others.filter((other) => !rows.some(({name}) => name === other.name));
  if (missing.length > 0) {
    throw new Error(
      `"${pointer}" has ${missing.map(({name}) => name).join(', ')}, which this table does not show.`,
    );
  }
}

/**
 * Remark plugin: replaces `<SchemaTable schema="metric-sync.schema.json" at="#/$defs/metric" />`
 * by a list of the fields of that object in `static/schemas`. A field whose schema has a table of
 * its own on the page links to the heading above it; all others are shown in place.
 *
 * | Attribute | Meaning |
 * | --- | --- |
 * | `at` | JSON pointer of the object; the whole file when left out |
 * | `only`, `except` | names of fields to show or to leave out |
 * | `also` | pointer of another object that the table describes: it may have no other fields |
 *
 * Fails the build at the line of the element, naming file and pointer of a broken reference.
 */
export default function remarkSchemaTables() {
  return (tree: Root, file: VFile) => {
    const links = linksOn(tree);
    replaceElements({
      SchemaTable: {
        attributes: ATTRIBUTES,
        content(attributes) {
          const {schema, at = '#', also} = attributes;
          const context = {
            document: readDocument(`static/schemas/${schema}`),
            linkOf: (reference: string) => links.get(`${schema} ${reference}`),
          };
          const rows = choose(fieldRows(context, at), attributes);
          for (const pointer of words(also)) checkAlso(rows, fieldRows(context, pointer), pointer);
          return {blocks: [schemaFields(`${schema!.replace('.schema.json', '')}${at}`, rows)]};
        },
      },
    })(tree, file);
  };
}
