import type {OwnValue} from '../values.ts';

/** What a value is called. */
export const LABELS: Readonly<Record<OwnValue, string>> = {
  flag: 'Flag key',
  environment: 'Environment',
  subject: 'Subject key',
};
