import type {Table, Code, RootContent} from 'mdast';
import * as z from 'zod';
import {
  blocks,
  replaceElements,
  words,
  type ElementKind,
} from '../../shared/mdx/replaceElements.ts';
import {propagationText} from '../sdks/views/propagation.ts';
import {parseInline, parseBlocks} from '../../shared/mdx/parseMarkdown.ts';
import {cite, listReferences} from './cite.ts';
import {table} from '../../shared/mdx/table.ts';
import {fence} from '../../shared/mdx/nodes.ts';
import {sdkDefinition, sdkNames} from '../sdks/definitions.ts';
import {dataFile} from '../../shared/dataFile.ts';
import {entryOf} from '../../shared/suggest.ts';
import list from './destinations.json';

const destinationSchema = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  language: z.enum(sdkNames),
  install: z.string(),
  import: z.string(),
  /** What runs once, beside the start of our SDK. */
  setup: z.string(),
  /** What stands in the logger; the SDK's event is called as on the pages of that SDK. */
  call: z.string(),
  /** Markdown below the call. */
  note: z.string().optional(),
});

type Destination = z.infer<typeof destinationSchema>;

/** Where assignment events can go, checked while this module loads. */
export const destinations: readonly Destination[] = z.array(destinationSchema).parse(list);

/** @throws Error with the nearest names when nothing fits */
function findDestination(name: string, language: string): Destination {
  const inLanguage = destinations.filter((each) => each.language === language);
  const byName = Object.fromEntries(inLanguage.map((each) => [each.name, each]));
  return entryOf(byName, name, `"${name}" is no destination for ${language}`);
}

const METHODS_FILE = 'src/features/shared-facts/analysisMethods.yaml';

/** The four ways to compute an interval, as the interface names them. */
export const analysisMethods = [
  'Fixed Sample',
  'Sequential',
  'Sequential Hybrid',
  'Bayesian',
] as const;

const factSchema = z.strictObject({
  title: z.string(),
  'Fixed Sample': z.string(),
  Sequential: z.string(),
  'Sequential Hybrid': z.string(),
  Bayesian: z.string(),
});

/** Something that differs by method. */
type MethodFact = z.infer<typeof factSchema>;

const readFacts = dataFile(
  METHODS_FILE,
  z.record(z.string(), factSchema),
  Object.keys(factSchema.shape),
);

/** @throws Error with the nearest name when nothing of that name differs by method */
export function findMethodFact(name: string): MethodFact {
  return entryOf(readFacts(), name, `"${name}" is nothing that ${METHODS_FILE} knows`);
}

const FILE = 'src/features/shared-facts/rules.yaml';

const ruleSchema = z.strictObject({
  says: z.string().regex(/\]\(\//, 'leads to no page: link the one that explains the rule'),
  needed: z.string().optional(),
});

export type Rule = z.infer<typeof ruleSchema>;

/** The rules by their names. */
export const readRules = dataFile(
  FILE,
  z.record(z.string(), ruleSchema),
  Object.keys(ruleSchema.shape),
);

/** @throws Error with the nearest name when there is no such rule */
function findRule(name: string): Rule {
  return entryOf(readRules(), name, `"${name}" is no rule that ${FILE} knows`);
}

function installFence({install}: Destination): Code {
  return {...fence('bash', install), meta: 'npm2yarn'};
}

function callFence({language, import: imports, setup, call}: Destination): Code {
  const {highlight} = sdkDefinition(language);
  return fence(highlight, `${imports}\n\n${setup}\n\n// in the logger\n${call}`);
}

/** Builds the install line and the call of an event destination. */
function destination(language: string, name: string): RootContent[] {
  const found = findDestination(name, language);
  return [installFence(found), callFence(found), ...(found.note ? parseBlocks(found.note) : [])];
}

/** Builds a table with a row for each analysis method and a column for each fact that is asked for. */
function byMethod(of: string): Table {
  const facts = of
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(findMethodFact);
  return table(
    [
      {title: 'Method', cell: (method) => method},
      ...facts.map((fact) => ({
        title: fact.title,
        cell: (method: (typeof analysisMethods)[number]) => fact[method],
      })),
    ],
    analysisMethods,
  );
}

const ROLES = ['Viewer', 'Experiment Editor', 'Data Owner', 'Admin', 'Engineer'];

/**
 * Checks what the box at the top of a page says; the box itself is a component.
 *
 * @throws Error when a role does not exist
 */
function beforeYouStart(role: string): undefined {
  const unknown = role.split(/ (?:or|and) /).filter((each) => !ROLES.includes(each));
  if (unknown.length > 0) {
    throw new Error(
      `"${unknown.join('", "')}" is no role. Write ${ROLES.join(', ')}, or several joined by "or" or "and".`,
    );
  }
}

/** The elements that show what the data files of this folder say. */
const elements = {
  BeforeYouStart: {
    attributes: {required: ['role', 'time'], optional: ['feature']},
    content: ({role = ''}) => beforeYouStart(role),
  },
  ByMethod: blocks(['of'], ({of}) => [byMethod(of)]),
  Cite: words(['id'], ({id}) => [cite(id)]),
  Destination: blocks(['language', 'name'], ({language, name}) => destination(language, name)),
  Propagation: {
    attributes: {required: [], optional: ['sdk']},
    content: ({sdk}) => ({words: parseInline(propagationText(sdk))}),
  },
  References: blocks([], (_none, tree) => [listReferences(tree)]),
  Rule: words(['of'], ({of}) => parseInline(findRule(of).says)),
} satisfies Record<string, ElementKind>;

/**
 * Remark plugin: replaces `<Cite id="deng-2013" />`, `<References />`, `<Destination … />`,
 * `<ByMethod of="stopping" />`, `<Propagation />` and `<Rule of="decision" />` by what the data
 * files say, and checks `<BeforeYouStart>`. Fails the build at the line of what a data file does not have.
 */
export default function remarkSharedFacts() {
  return replaceElements(elements);
}
