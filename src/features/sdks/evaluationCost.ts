import * as z from 'zod';
import type {Paragraph, Table} from 'mdast';
import {dataFile} from '../../shared/dataFile.ts';
import {paragraph, text} from '../../shared/mdx/nodes.ts';
import {table, type Column} from '../../shared/mdx/table.ts';
import {sdkDefinition} from './definitions.ts';

/** The file that `npm run bench:sdks` writes. */
export const EVALUATION_COST_FILE = 'src/features/sdks/evaluationCost.json';

const flags = z.int().positive();
const amount = z.number().positive();

const evaluationCostSchema = z.strictObject({
  date: z.iso.date(),
  machine: z.string().min(1),
  rules: z.array(z.strictObject({flags, kilobytes: amount, compressedKilobytes: amount})).min(1),
  sdks: z
    .array(
      z.strictObject({
        sdk: z.string(),
        version: z.string(),
        costs: z
          .array(
            z.strictObject({
              flags,
              startMilliseconds: amount,
              memoryMegabytes: amount,
              callMicroseconds: amount,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** What published SDKs need to start and to assign, by the number of flags, on one machine. */
export type EvaluationCost = z.infer<typeof evaluationCostSchema>;

/** Reads what was measured. */
export const evaluationCost = dataFile(
  EVALUATION_COST_FILE,
  evaluationCostSchema,
  Object.keys(evaluationCostSchema.shape),
);

/** What was measured of one thing, for each number of flags in turn. */
interface CostRow {
  title: string;
  cells: string[];
}

const inEnglish = (value: number): string => value.toLocaleString('en-US');

function sdkRows({sdk, costs}: EvaluationCost['sdks'][number]): CostRow[] {
  const {title} = sdkDefinition(sdk);
  const row = (name: string, unit: string, of: (cost: (typeof costs)[number]) => number) => ({
    title: `${title}, ${name}`,
    cells: costs.map((cost) => `${inEnglish(of(cost))} ${unit}`),
  });
  return [
    row('start', 'ms', ({startMilliseconds}) => startMilliseconds),
    row('memory', 'MB', ({memoryMegabytes}) => memoryMegabytes),
    row('one assignment', 'µs', ({callMicroseconds}) => callMicroseconds),
  ];
}

/** Builds a table of what SDKs need to start and to assign, by number of flags, and says where that was measured. */
export function evaluationCostTable(): [Table, Paragraph] {
  const {date, machine, rules, sdks} = evaluationCost();
  const sizes: CostRow[] = [
    {title: 'File of rules', cells: rules.map(({kilobytes}) => `${inEnglish(kilobytes)} KB`)},
    {
      title: 'the same, compressed',
      cells: rules.map(({compressedKilobytes}) => `${inEnglish(compressedKilobytes)} KB`),
    },
  ];
  const columns = rules.map(({flags}, index): Column<CostRow> => ({
    title: `${inEnglish(flags)} flags`,
    cell: ({cells}) => [text(cells[index] ?? '–')],
  }));
  const versions = sdks.map(({sdk, version}) => `${sdkDefinition(sdk).title} (${version})`);
  return [
    table<CostRow>(
      [{title: 'What', isRowHeader: true, cell: ({title}) => title}, ...columns],
      [...sizes, ...sdks.flatMap(sdkRows)],
    ),
    paragraph(text(`Measured on ${date} with the SDKs for ${versions.join(', ')}, on ${machine}.`)),
  ];
}
