import {closest} from '../../../shared/closest.ts';
import type {Finding} from '../kit/types.ts';

/** What the four required columns hold, with names that logs often use. */
export const ROLES = {
  subject: {
    label: 'Experiment Subjects',
    names: ['subject', 'subject_id', 'subject_key'],
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

export type Positions = Readonly<Record<Role, number>>;

/** The ID of something that can be randomized: user_id, store_id, visitor_id. */
const ID = /^(?!experiment|holdout|flag|allocation|vari).*_id$/;

/** Where the column of a role may be: several places if the names do not tell. */
function locate(columns: readonly string[], role: Role, given: string): number[] {
  const lower = columns.map((column) => column.toLowerCase());
  const names = given.trim() === '' ? ROLES[role].names : [given.trim().toLowerCase()];
  const known = names.map((name) => lower.indexOf(name)).find((at) => at !== -1);
  if (known !== undefined) return [known];
  if (given.trim() !== '' || role !== 'subject') return [];
  return lower.flatMap((name, at) => (ID.test(name) ? [at] : []));
}

/** Asks which of several IDs is the subject; the others are secondary or subentity IDs. */
function question(columns: readonly string[], places: readonly number[]): Finding[] {
  if (places.length < 2) return [];
  const ids = places.map((at) => `\`${columns[at]}\``).join(' or ');
  const fix =
    'Name it in the field “Column of the subject”. By another ID, the wrong things are counted.';
  return [{severity: 'warning', line: 1, message: `Which one was randomized: ${ids}?`, fix}];
}

/**
 * Finds the column of each role: the one that was named, else one with a common name.
 *
 * @returns with `missing`, one finding for each role without a column, and `unclear`, whether the
 *   subject can be one of several.
 */
export function findColumns(
  columns: readonly string[],
  given: Readonly<Record<Role, string>>,
): {positions: Positions; missing: Finding[]; unclear: Finding[]} {
  const places = ROLE_NAMES.map((role) => [role, locate(columns, role, given[role])] as const);
  const lost = places.filter(([, found]) => found.length === 0);
  const missing = lost.map(([role]): Finding => {
    const name = given[role].trim();
    const guess = closest(name || role, columns);
    const what = name ? `There is no column \`${name}\` for` : 'No column was recognized as';
    const listed = columns.map((column) => `\`${column}\``).join(', ');
    const fix = `${guess ? `Did you mean \`${guess}\`? ` : ''}Name one of ${listed} in the field for it, or return one more column.`;
    return {severity: 'error', line: 1, message: `${what} ${ROLES[role].label}.`, fix};
  });
  const positions = Object.fromEntries(places.map(([role, [at = -1]]) => [role, at])) as Positions;
  return {positions, missing, unclear: places.flatMap(([, found]) => question(columns, found))};
}
