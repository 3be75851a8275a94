import * as z from 'zod';
import type {Table} from 'mdast';
import {dataFile} from '../../shared/dataFile.ts';
import {sdkDefinition, sdkNames} from './definitions.ts';
import {code, text} from '../../shared/mdx/nodes.ts';
import {table} from '../../shared/mdx/table.ts';

const FOLDER = 'src/features/sdks/evaluationCodes';

/** What is evaluated: the flag, each of its allocations, the bandit behind its variation. */
export const CODE_KINDS = ['flag', 'allocation', 'bandit'] as const;

type CodeKind = (typeof CODE_KINDS)[number];

const emissionSchema = z.strictObject({
  /** When this code comes back, where the general meaning says too little or too much. */
  when: z.string().min(1).optional(),
  /** The SDKs of the family that can give it; all of them if left out. */
  sdks: z.array(z.string()).min(1).optional(),
  /** File and line of the source. */
  at: z.string().regex(/^\S+:\d+$/),
  quote: z.string().min(1),
});

const codesSchema = z.record(z.string().regex(/^[A-Z]+(_[A-Z]+)*$/), emissionSchema);

/** SDKs that share the code which evaluates, with the line of it that gives each code. */
const familySchema = z.strictObject({
  sdks: z.array(z.string()).min(1),
  source: z.string(),
  version: z.string(),
  flag: codesSchema,
  allocation: codesSchema,
  bandit: codesSchema.default({}),
  /** Codes of its types, with the SDKs that never give them. */
  declared: z.record(z.string(), z.array(z.string()).min(1)).default({}),
});

const meaningSchema = z.strictObject({meaning: z.string().min(1), advice: z.string().min(1)});

const meaningsSchema = z.strictObject({
  flag: z.record(z.string(), meaningSchema),
  allocation: z.record(z.string(), meaningSchema),
  bandit: z.record(z.string(), meaningSchema),
});

const readFamilies = ['javascript-family', 'rust-core', 'ios'].map((name) =>
  dataFile(`${FOLDER}/${name}.yaml`, familySchema, Object.keys(familySchema.shape)),
);
const readMeanings = dataFile(`${FOLDER}/meanings.yaml`, meaningsSchema, ['meaning', 'advice']);

export type EvaluationCode = {
  kind: CodeKind;
  code: string;
  when?: string;
  meaning: string;
  advice: string;
};

/** What a code means, by kind and code. */
export function codeMeanings(): z.infer<typeof meaningsSchema> {
  return readMeanings();
}

/** The codes that stand in the types of an SDK although it never gives them. */
export function declaredCodes(sdk: string): readonly string[] {
  return Object.entries(familyOf(sdk)?.declared ?? {})
    .filter(([, sdks]) => sdks.includes(sdk))
    .map(([code]) => code);
}

/**
 * The codes that an SDK can give, in the order in which a table lists them; none for an SDK without
 * evaluation details.
 *
 * @throws Error naming the valid SDKs when `sdk` is unknown, or the code that has no meaning.
 */
export function evaluationCodes(sdk: string): EvaluationCode[] {
  sdkDefinition(sdk);
  const family = familyOf(sdk);
  if (!family) return [];
  return CODE_KINDS.flatMap((kind) =>
    Object.entries(family[kind])
      .filter(([, {sdks = family.sdks}]) => sdks.includes(sdk))
      .map(([code, {when}]) => {
        const known = readMeanings()[kind][code];
        if (!known) throw new Error(`${FOLDER}/meanings.yaml lacks the ${kind} code ${code}`);
        return {kind, code, ...(when ? {when} : {}), ...known};
      }),
  );
}

function familyOf(sdk: string): z.infer<typeof familySchema> | undefined {
  return readFamilies.map((read) => read()).find(({sdks}) => sdks.includes(sdk));
}

/** SDKs that give a code in the same case. */
type Emitters = {titles: string[]; when?: string};

function emittersOf(kind: CodeKind, wanted: string): Emitters[] {
  return sdkNames
    .flatMap((sdk) =>
      evaluationCodes(sdk)
        .filter((each) => each.kind === kind && each.code === wanted)
        .map(({when}) => ({title: sdkDefinition(sdk).title, when})),
    )
    .reduce<Emitters[]>((groups, {title, when}) => {
      const same = groups.find((group) => group.when === when);
      if (same) same.titles.push(title);
      else groups.push({titles: [title], ...(when ? {when} : {})});
      return groups;
    }, []);
}

function emittersText(kind: CodeKind, wanted: string): string {
  return emittersOf(kind, wanted)
    .map(({titles, when}) => titles.join(', ') + (when ? `: ${when}` : ''))
    .join('; ');
}

/**
 * Builds a table of the codes of one kind: what each means, what to do, which SDKs give it.
 *
 * @throws Error naming the valid kinds when `kind` is unknown.
 */
export function codesTable(kind: string): Table {
  const known = CODE_KINDS.find((each) => each === kind);
  if (!known) {
    throw new Error(`"${kind}" is no kind of code. Known: ${CODE_KINDS.join(', ')}.`);
  }
  return table(
    [
      {title: 'Code', isRowHeader: true, cell: ([name]) => [code(name)]},
      {title: 'Meaning', cell: ([, {meaning}]) => meaning},
      {title: 'What to do', cell: ([, {advice}]) => advice},
      {title: 'Given by', cell: ([name]) => emittersText(known, name)},
    ],
    Object.entries(codeMeanings()[known]),
  );
}

/** Builds a table of the codes that stand in the types of an SDK although it never gives them. */
export function declaredCodesTable(): Table {
  return table(
    [
      {title: 'SDK', isRowHeader: true, cell: (sdk) => [text(sdkDefinition(sdk).title)]},
      {
        title: 'Never given',
        cell: (sdk) =>
          declaredCodes(sdk).flatMap((each, index) =>
            index > 0 ? [text(', '), code(each)] : [code(each)],
          ),
      },
    ],
    sdkNames.filter((sdk) => declaredCodes(sdk).length > 0),
  );
}
