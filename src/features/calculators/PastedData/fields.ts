import {EXAMPLE_TIMES} from '../kit/exampleTimes.ts';
import type {Fields} from '../kit/fields.ts';

const linesOf = (values: string, letter: string, variation: string): string[] =>
  values.split(' ').map((value, index) => `${letter}${index + 1},${variation},${value}`);

/** The form: one field for whatever is pasted. */
export const fields = {
  data: {
    label: 'Your data',
    hint:
      'Subject, variation and value on each line, or variation and value, or a value alone; ' +
      'commas, semicolons or tabs between them. What you paste stays in this tab.',
    initial: [
      'subject,variation,value',
      ...linesOf(EXAMPLE_TIMES.control, 'c', 'control'),
      ...linesOf(EXAMPLE_TIMES.treatment, 't', 'treatment'),
    ].join('\n'),
    ...{rows: 10, isLocal: true},
  },
} satisfies Fields;
