import {counted} from '../../../shared/counted.ts';
import {tooLong, type Outcome, type Values} from '../kit/types.ts';
import {checkMetricYaml, type MetricFinding} from './checkMetricYaml.ts';

/** Whether the tool takes a file without errors, as far as this text shows. */
function acceptance(needs: readonly string[], others: number): string {
  const [first, ...more] = needs;
  if (first !== undefined) {
    const rest = more.length > 0 ? ` and of ${counted(more.length, 'other fact')}` : '';
    const beginning = others > 0 ? '' : 'Nothing is wrong in this text. ';
    return `${beginning}The tool accepts it only together with the fact source of “${first}”${rest}.`;
  }
  return others > 0
    ? 'The tool would accept this file.'
    : 'This file passes the dry run. Entity names and SQL are checked by Eppo only.';
}

function summarize(findings: readonly MetricFinding[], errors: number): string {
  const warnings = findings.length - errors;
  if (errors > 0) {
    return `The tool would stop: ${counted(errors, 'error')}${warnings > 0 ? ` and ${counted(warnings, 'warning')}` : ''}.`;
  }
  const needs = findings.flatMap(({needs: fact}) => fact ?? []);
  const others = warnings - needs.length;
  const accepted = acceptance([...new Set(needs)], others);
  return others > 0
    ? `${accepted} ${counted(others, 'warning')} about what it does not check.`
    : accepted;
}

export function check({yaml}: Values<'yaml'>): Outcome {
  const refusal = tooLong(yaml);
  if (refusal) return refusal;
  const findings = checkMetricYaml(yaml);
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const isWhole = findings.every(({needs}) => needs === undefined);
  return {isGood: errors === 0 && isWhole, summary: summarize(findings, errors), findings};
}
