import {defineChecker} from '../kit/defineChecker.tsx';
import {KINDS, USES} from './kinds.ts';

export default defineChecker({
  title: 'Check a key',
  note: 'The key stays in this page: it is not sent, not stored, and not in the address. Whether it was deleted cannot be told here.',
  withoutScript: 'Checking here needs JavaScript. The table above says which kind goes where.',
  fields: {
    key: {label: 'Key', secret: true, example: 'sampleKey123.Y3M9YWNtZQ=='},
    kind: {label: 'Where Eppo lists it', options: KINDS, example: 'sdk'},
    use: {label: 'Where you want to use it', options: USES, example: 'client'},
  },
  load: async () => (await import('./check.ts')).check,
});
