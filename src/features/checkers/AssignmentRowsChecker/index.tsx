import {defineChecker} from '../kit/defineChecker.tsx';
import {EXAMPLE} from './example.ts';

const column = (label: string) => ({label, hint: 'Empty: by its name', example: ''});

export default defineChecker({
  title: 'Check rows of an assignment log',
  note: 'The rows stay in this page: they are not sent, not stored, and not in the address.',
  withoutScript:
    'Checking here needs JavaScript. The queries on this page show repeated and mixed subjects in your warehouse.',
  fields: {
    rows: {
      label: 'Rows, with column names',
      hint: 'As an SQL editor or a spreadsheet copies them: commas, semicolons, tabs or bars',
      rows: 9,
      example: EXAMPLE,
    },
    subject: column('Column of the subject'),
    timestamp: column('Column of the timestamp'),
    experiment: column('Column of the experiment key'),
    variant: column('Column of the variant'),
  },
  load: async () => (await import('./check.ts')).check,
});
