import type {Fields} from '../kit/fields.ts';

const CONTROL = '300 310 320 340 355 360 390 400 410 420 450 470 480 510 520 560 600 640 690 800';
const TREATMENT = '270 275 290 300 310 315 320 335 340 350 360 365 380 390 400 415 430 446 470 520';

const linesOf = (values: string, letter: string, variation: string): string[] =>
  values.split(' ').map((value, index) => `${letter}${index + 1},${variation},${value}`);

/** The form: one field for whatever is pasted. */
export const fields = {
  data: {
    label: 'Your data',
    hint:
      'Subject, variation and value on each line, or variation and value, or a value alone; ' +
      'commas, semicolons or tabs between them. What you paste stays in this page.',
    initial: [
      'subject,variation,value',
      ...linesOf(CONTROL, 'c', 'control'),
      ...linesOf(TREATMENT, 't', 'treatment'),
    ].join('\n'),
    ...{rows: 10, isLocal: true},
  },
} satisfies Fields;
