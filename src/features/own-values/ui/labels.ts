import type {OwnValue} from '../values.ts';

export const LABELS: Readonly<Record<OwnValue, string>> = {
  flag: 'Flag key',
  environment: 'Environment',
  subject: 'Subject key',
};
