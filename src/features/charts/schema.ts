import * as z from 'zod';

/** A number, or the formula of one. */
const number = z.union([z.number(), z.string()]);

/** Numbers, or the formula of a list. */
const list = z.union([z.array(number), z.string()]);

const color = z.enum(['accent', 'muted', 'success', 'warning', 'danger']);

/** A text with the d3-format of a number in braces: `day {d}`, `{+.1%}`. */
const format = z.string().regex(/\{[^}]*\}/, 'put the format of the number in braces: "{.1%}"');

const axis = z.strictObject({
  title: z.string().default(''),
  format: format.default('{,}'),
  /** Of numbers at marks and in the table, where the ticks need fewer digits. */
  numbers: format.optional(),
  ticks: z.array(z.union([number, z.strictObject({at: number, label: z.string()})])).optional(),
  domain: z.tuple([number, number]).optional(),
});

/** A dashed line across the plot. */
const mark = z
  .strictObject({
    x: number.optional(),
    y: number.optional(),
    label: z.string().default(''),
    color: color.default('muted'),
  })
  .refine(({x, y}) => (x === undefined) !== (y === undefined), 'give either x or y');

const common = {
  /** What the picture shows, before the numbers. */
  alt: z.string().default(''),
  /** Values and formulas that the formulas below may use; a text is a formula. */
  let: z.record(z.string(), z.unknown()).default({}),
};

const intervals = z.strictObject({
  ...common,
  kind: z.literal('intervals'),
  x: axis.prefault({}),
  marks: z.array(mark).default([]),
  /** A shaded range across all rows. */
  band: z.tuple([number, number]).optional(),
  rows: z
    .array(
      z.strictObject({
        label: z.string(),
        /** A formula whose result has `lower` and `upper`. */
        of: z.string().optional(),
        between: z.tuple([number, number]).optional(),
        /** Single values in place of an interval. */
        dots: list.optional(),
        /** Without one, the side of 0 decides: right of it is good. */
        color: color.optional(),
        note: z.string().default(''),
      }),
    )
    .min(1),
});

const lines = z.strictObject({
  ...common,
  kind: z.literal('lines'),
  x: axis.extend({values: list}),
  y: axis.prefault({}),
  marks: z.array(mark).default([]),
  series: z
    .array(
      z.strictObject({
        name: z.string(),
        /** Numbers, one for each of `x.values`, or a formula of `x` and the index `i`. */
        y: list,
        color: color.optional(),
        /** Values of `x` with a mark and its number. */
        dots: list.default([]),
        numbers: z.enum(['above', 'below']).default('above'),
      }),
    )
    .min(1),
});

const densities = z.strictObject({
  ...common,
  kind: z.literal('densities'),
  x: axis.prefault({}),
  marks: z.array(mark).default([]),
  series: z
    .array(
      z.strictObject({
        name: z.string(),
        mean: number,
        sd: number,
        color: color.optional(),
        /** From where on the area below the curve is filled, with its share written into it. */
        fillFrom: number.optional(),
      }),
    )
    .min(1),
});

const bars = z.strictObject({
  ...common,
  kind: z.literal('bars'),
  format: format.default('{,}'),
  rows: z
    .array(z.strictObject({label: z.string(), of: number, color: color.default('accent')}))
    .min(1),
});

/** What a chart fence may hold. */
export const chartSchema = z.discriminatedUnion('kind', [intervals, lines, densities, bars], {
  error: 'write intervals, lines, densities or bars',
});

const everyKind = [intervals, lines, densities, bars];

/** Names of keys, for suggestions. */
export const KEYS = [
  ...everyKind.flatMap(({shape}) => Object.keys(shape)),
  ...[
    axis,
    mark,
    intervals.shape.rows.element,
    lines.shape.series.element,
    densities.shape.series.element,
  ].flatMap(({shape}) => Object.keys(shape)),
  'values',
];

export type Chart = z.infer<typeof chartSchema>;
export type Axis = z.infer<typeof axis>;
export type Color = z.infer<typeof color>;
export type Formula = z.infer<typeof number>;
export type List = z.infer<typeof list>;
export type Mark = z.infer<typeof mark>;
export type Intervals = z.infer<typeof intervals>;
export type Lines = z.infer<typeof lines>;
export type Densities = z.infer<typeof densities>;
export type Bars = z.infer<typeof bars>;
