import type {Fields} from '../kit/fields.ts';

const lines = (...list: string[]): string => list.join('\n');

/** The 32 subjects of the page on interaction detection. */
const SUBJECTS = {
  'Control White': [9.3, 9.9, 9.4, 8.5, 9.8, 11.1, 11.3],
  'Control Black': [10.7, 11.5, 11.6, 9.9, 11.8, 12.1, 12.6, 11],
  'Treatment White': [10.7, 13.4, 11.5, 12.4, 13, 12.1, 11.2, 12.9],
  'Treatment Black': [16.3, 14.2, 16.1, 17.8, 13.1, 16.6, 15.8, 17.4, 16.1],
};

/** The form: one kind of lines, each of which begins with a variant of both experiments. */
export const fields = {
  data: {
    label: 'What you paste',
    initial: 'summaries',
    options: {
      summaries: 'Subjects, mean and variance per combination',
      counts: 'Subjects per combination only',
      values: 'One value per subject',
    },
  },
  summaries: {
    label: 'Combinations',
    hint: 'Per line: variant of each experiment, subjects, mean, variance of one subject',
    initial: lines(
      ...['Control White 25030 9.90 30', 'Control Black 24950 10.10 30'],
      ...['Treatment White 24980 10.40 31', 'Treatment Black 25040 10.35 31'],
    ),
    rows: 6,
    when: ({data}) => data === 'summaries',
  },
  counts: {
    label: 'Combinations',
    hint: 'Per line: variant of each experiment, subjects',
    initial: lines(
      ...['Control White 15000', 'Control Black 25000'],
      ...['Treatment White 35000', 'Treatment Black 25000'],
    ),
    rows: 6,
    when: ({data}) => data === 'counts',
  },
  values: {
    label: 'Subjects',
    hint: 'Per line: variant of each experiment, value of the metric',
    initial: lines(
      ...Object.entries(SUBJECTS).flatMap(([name, values]) =>
        values.map((value) => `${name} ${value}`),
      ),
    ),
    rows: 8,
    isLocal: true,
    when: ({data}) => data === 'values',
  },
  alpha: {
    label: 'Significance level α',
    ...{initial: '0.01', above: 0, below: 1},
  },
} satisfies Fields;
