import {propagationText} from '../sdks/views/propagation.ts';
import {parseInline, parseBlocks} from '../../shared/mdx/parseMarkdown.ts';
import type {ElementKind} from '../../shared/mdx/replaceElements.ts';
import {cite, listReferences} from './cite.ts';
import type {Table, Code, RootContent} from 'mdast';
import {analysisMethods, findMethodFact} from './analysisMethods.ts';
import {table} from '../../shared/mdx/table.ts';
import {fence} from '../../shared/mdx/nodes.ts';
import {sdkDefinition} from '../sdks/definitions.ts';
import {findDestination, type Destination} from './destinations.ts';
import * as z from 'zod';
import {dataFile} from '../../shared/dataFile.ts';
import {entryOf} from '../../shared/suggest.ts';

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
export const elements = {
  BeforeYouStart: {
    attributes: {required: ['role', 'time'], optional: ['feature']},
    content: ({role = ''}) => beforeYouStart(role),
  },
  ByMethod: {
    attributes: {required: ['of']},
    content: ({of = ''}) => ({blocks: [byMethod(of)]}),
  },
  Cite: {
    attributes: {required: ['id']},
    content: ({id = ''}) => ({words: [cite(id)]}),
  },
  Destination: {
    attributes: {required: ['language', 'name']},
    content: ({language = '', name = ''}) => ({blocks: destination(language, name)}),
  },
  Propagation: {
    attributes: {required: [], optional: ['sdk']},
    content: ({sdk}) => ({words: parseInline(propagationText(sdk))}),
  },
  References: {
    attributes: {required: []},
    content: (_attributes, tree) => ({blocks: [listReferences(tree)]}),
  },
  Rule: {
    attributes: {required: ['of']},
    content: ({of = ''}) => ({words: parseInline(findRule(of).says)}),
  },
} satisfies Record<string, ElementKind>;
