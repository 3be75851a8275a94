import {group} from 'd3-array';
import {counted} from '../../../shared/format.ts';
import type {Table} from '../../calculators/kit/types.ts';
import type {Finding} from '../kit/types.ts';
import type {Assignment} from './assignments.ts';

/** Shares of mixed subjects above which the status check of Eppo warns and fails. */
const WARN_ABOVE = 0.1;
const FAIL_ABOVE = 0.6;

interface Experiment {
  key: string;
  rows: number;
  subjects: number;
  /** Rows that repeat a subject with the variant it has already. */
  repeats: number;
  /** Subjects that saw more than one variant. */
  mixed: string[];
  /** Variant → subjects that stay in the analysis. */
  variants: Map<string, number>;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function examine(key: string, rows: readonly Assignment[]): Experiment {
  const seen = new Map<string, Set<string>>();
  for (const {subject, variant} of rows) {
    seen.set(subject, (seen.get(subject) ?? new Set()).add(variant));
  }
  const variants = new Map(rows.map(({variant}) => [variant, 0]));
  const mixed: string[] = [];
  for (const [subject, own] of seen) {
    const [first = ''] = own;
    if (own.size > 1) mixed.push(subject);
    else variants.set(first, (variants.get(first) ?? 0) + 1);
  }
  const pairs = [...seen.values()].reduce((sum, own) => sum + own.size, 0);
  return {
    key,
    rows: rows.length,
    subjects: seen.size,
    repeats: rows.length - pairs,
    mixed,
    variants,
  };
}

/** The experiments of the rows, deduplicated as the pipeline does. */
export function experimentsOf(assignments: readonly Assignment[]): Experiment[] {
  const complete = assignments.filter(
    ({subject, experiment, variant}) => subject && experiment && variant,
  );
  const groups = group(complete, ({experiment}) => experiment);
  return [...groups].map(([key, rows]) => examine(key, rows));
}

function mixedFinding({key, subjects, mixed}: Experiment): Finding[] {
  const [first] = mixed;
  if (!first) return [];
  const share = mixed.length / subjects;
  const verdict = share > FAIL_ABOVE ? 'fails' : share > WARN_ABOVE ? 'warns' : 'passes';
  const message = `${counted(mixed.length, 'subject')} of ${subjects} in \`${key}\` saw more than one variant (${percent(share)}), such as \`${first}\`. Eppo leaves them out, and its status check ${verdict} at this share.`;
  const fix =
    'Find what assigned them twice: an id that several people share, two services, or a changed allocation.';
  return [{severity: share > FAIL_ABOVE ? 'error' : 'warning', message, fix}];
}

/** Of a single variant nothing can be said; where none is left, all subjects are mixed. */
function lonelyFinding({key, variants}: Experiment): Finding[] {
  const [only, ...others] = [...variants].filter(([, subjects]) => subjects > 0);
  if (!only || others.length > 0) return [];
  const message = `In \`${key}\`, only \`${only[0]}\` has subjects to analyze, so there is nothing to compare.`;
  const fix =
    'If these rows are a part of the log, paste more of them; otherwise find why the other variants are not logged.';
  return [{severity: 'error', message, fix}];
}

/** Variants that differ only in case count as two. */
function twinFinding({key, variants}: Experiment): Finding[] {
  const groups = group(variants.keys(), (name) => name.toLowerCase());
  return [...groups.values()]
    .filter((names) => names.length > 1)
    .map((names) => {
      const shown = names.map((name) => `\`${name}\``).join(' and ');
      const message = `In \`${key}\`, ${shown} differ only in upper and lower case, and count as different variants.`;
      return {severity: 'warning', message, fix: 'Write them alike in the query.'};
    });
}

export function experimentFindings(experiments: readonly Experiment[]): Finding[] {
  return experiments.flatMap((experiment) => [
    ...mixedFinding(experiment),
    ...lonelyFinding(experiment),
    ...twinFinding(experiment),
  ]);
}

/** How many subjects of each experiment are left for the analysis. */
export function experimentTable(experiments: readonly Experiment[]): Table {
  return {
    caption: 'Experiments in these rows',
    head: [
      'Experiment',
      'Rows',
      'Subjects',
      'Repeated rows',
      'Mixed, left out',
      'Subjects analyzed',
    ],
    rows: experiments.map(({key, rows, subjects, repeats, mixed, variants}) => [
      key,
      String(rows),
      String(subjects),
      String(repeats),
      String(mixed.length),
      [...variants].map(([name, count]) => `${name}: ${count}`).join(', '),
    ]),
  };
}
