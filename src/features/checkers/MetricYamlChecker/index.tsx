import {defineChecker} from '../kit/defineChecker.tsx';
import {EXAMPLE} from './example.ts';

export default defineChecker({
  title: 'Check a metrics file',
  note: 'The file stays in this page: it is not sent, not stored, and not in the address. An error stops the tool, version 0.2.0; a warning is something it does not tell you.',
  withoutScript:
    'Checking here needs JavaScript. A dry run of the tool checks the same files on your computer.',
  fields: {
    yaml: {
      label: 'Fact sources and metrics (YAML)',
      hint: 'One file, or several pasted together below one fact_sources: and one metrics:',
      rows: 14,
      example: EXAMPLE,
    },
  },
  load: async () => (await import('./check.ts')).check,
});
