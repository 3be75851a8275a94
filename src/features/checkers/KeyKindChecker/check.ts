import type {Finding, Outcome, Values} from '../kit/types.ts';
import {KINDS, misuse, oneOf, RIGHTS, USES, WANTED, type Kind, type Use} from './kinds.ts';
import {readKey, type ReadKey} from './readKey.ts';

function useFinding(kind: Exclude<Kind, 'unknown'>, use: Use): Finding[] {
  const wanted = WANTED[use];
  if (kind === wanted) return [];
  const {works, why} = misuse(kind, use);
  const fix = `Create ${oneOf(wanted)} under ${KINDS[wanted]}.`;
  return [{severity: works ? 'warning' : 'error', message: why, fix}];
}

function summarize(kind: Kind, use: Use, hasErrors: boolean): string {
  const wanted = oneOf(WANTED[use]);
  if (kind === 'unknown') {
    return `The text of a key does not tell its kind. For ${USES[use]} it has to be ${wanted}: compare its first characters with the column Key Prefix under ${KINDS[WANTED[use]]}.`;
  }
  if (kind === WANTED[use]) {
    const {name} = RIGHTS[kind];
    return hasErrors
      ? `The kind ${name} is right here, but this text cannot be one.`
      : `The kind ${name} is right here.`;
  }
  return `${USES[use]} wants ${wanted}, not ${oneOf(kind)}.`;
}

function rowsOf({hasSecondPart, subdomain, eventHost}: ReadKey): [string, string][] {
  if (!hasSecondPart) return [['Part after a dot', 'none, as in older keys']];
  return [
    ['Subdomain for requests', subdomain === undefined ? 'none' : `\`${subdomain}\``],
    ['Host for events', eventHost === undefined ? 'none' : `\`${eventHost}\``],
  ];
}

/** Says whether a key fits the place where it is to be used, and what its text shows. */
export function check({key, kind, use}: Values<'key' | 'kind' | 'use'>): Outcome | null {
  const [chosen, place] = [kind as Kind, use as Use];
  if (key.trim() === '' && chosen === 'unknown') return null;
  const read: ReadKey = key.trim() === '' ? {findings: [], hasSecondPart: false} : readKey(key);
  const findings = [...read.findings, ...(chosen === 'unknown' ? [] : useFinding(chosen, place))];
  const hasErrors = findings.some(({severity}) => severity === 'error');
  const rights = Object.entries(RIGHTS)
    .filter(([each]) => chosen === 'unknown' || each === chosen)
    .map(([, {name, may}]) => [name, may]);
  const isWanted = chosen === WANTED[place];
  return {
    isGood: isWanted && !hasErrors,
    summary: summarize(chosen, place, hasErrors),
    findings,
    tables: [
      {caption: 'What it may do', head: ['Kind', 'It may'], rows: rights},
      ...(key.trim() === '' || hasErrors
        ? []
        : [{caption: 'What its text shows', head: ['Part', 'Value'], rows: rowsOf(read)}]),
    ],
  };
}
