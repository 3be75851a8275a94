import type {Table} from 'mdast';
import {code, text} from '../../../shared/mdx/nodes.ts';
import {table} from '../../../shared/mdx/table.ts';
import {sdkDefinition, sdkNames} from '../definitions.ts';
import {
  CODE_KINDS,
  codeMeanings,
  declaredCodes,
  evaluationCodes,
  type CodeKind,
} from '../evaluationCodes.ts';

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
