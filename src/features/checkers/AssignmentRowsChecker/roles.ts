import {closest} from '../../../shared/closest.ts';
import type {Finding} from '../kit/types.ts';

/** What the four required columns hold, with names that logs often use. */
export const ROLES = {
  subject: {
    label: 'Experiment Subjects',
    names: ['subject', 'user_id', 'anonymous_id', 'company_id', 'subject_id', 'subject_key'],
  },
  timestamp: {
    label: 'Timestamp of Assignment',
    names: ['assigned_at', 'timestamp', 'assignment_timestamp'],
  },
  experiment: {
    label: 'Experiment Key',
    names: ['experiment', 'experiment_key', 'experiment_id', 'flag_name', 'campaign_group'],
  },
  variant: {
    label: 'Variant',
    names: ['variant', 'variation', 'variant_name', 'flag_value', 'campaign_subgroup'],
  },
} as const;

export type Role = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** Position of the column of each role. */
export type Positions = Readonly<Record<Role, number>>;

function locate(columns: readonly string[], role: Role, given: string): number {
  const lower = columns.map((column) => column.toLowerCase());
  if (given.trim() !== '') return lower.indexOf(given.trim().toLowerCase());
  const known = ROLES[role].names.map((name) => lower.indexOf(name)).find((at) => at !== -1);
  if (known !== undefined) return known;
  // Other entities are randomized, too: store_id, visitor_id.
  return role === 'subject'
    ? lower.findIndex((name) => /^(?!experiment|holdout).*_id$/.test(name))
    : -1;
}

/** Finds the column of each role: the one that was named, else one with a common name. */
export function findColumns(
  columns: readonly string[],
  given: Readonly<Record<Role, string>>,
): {positions: Positions; findings: Finding[]} {
  const found = ROLE_NAMES.map((role) => [role, locate(columns, role, given[role])] as const);
  const missing = found.filter(([, at]) => at === -1);
  const findings = missing.map(([role]): Finding => {
    const name = given[role].trim();
    const guess = closest(name || role, columns);
    const what = name ? `There is no column \`${name}\` for` : 'No column was recognized as';
    const listed = columns.map((column) => `\`${column}\``).join(', ');
    const fix = `${guess ? `Did you mean \`${guess}\`? ` : ''}Name one of ${listed} in the field for it, or return one more column.`;
    return {severity: 'error', line: 1, message: `${what} ${ROLES[role].label}.`, fix};
  });
  return {positions: Object.fromEntries(found) as Positions, findings};
}
