import {defineChecker} from '../kit/defineChecker.tsx';
import {EXAMPLE_BODY, EXAMPLE_SECRET} from './example.ts';

export default defineChecker({
  title: 'Check a signature',
  note: 'Body and secret stay in this page: they are not sent, not stored, and not in the address.',
  withoutScript:
    'Checking here needs JavaScript. The functions above and the test vectors below do the same.',
  fields: {
    body: {label: 'Body of the request (JSON)', rows: 8, example: EXAMPLE_BODY},
    secret: {label: 'Webhook secret', secret: true, example: EXAMPLE_SECRET},
  },
  load: async () => (await import('./check.ts')).check,
});
