import {counted} from '../../../shared/format.ts';
import {tooLong, type Outcome, type Values} from '../kit/types.ts';
import {checkMetricYaml} from './checkMetricYaml.ts';

function verdictOn(errors: number, warnings: number, isWhole: boolean): string {
  if (errors > 0) return `The tool would stop: ${counted(errors, 'error')}.`;
  if (!isWhole) return 'The tool accepts it only together with the fact sources of its metrics.';
  return warnings > 0
    ? 'The tool would accept this file.'
    : 'This file passes the dry run. Entity names and SQL are checked by Eppo only.';
}

export function check({yaml}: Values<'yaml'>): Outcome {
  const refusal = tooLong(yaml);
  if (refusal) return refusal;
  const findings = checkMetricYaml(yaml);
  const here = findings.filter(({isElsewhere}) => !isElsewhere);
  const errors = here.filter(({severity}) => severity === 'error').length;
  const warnings = here.length - errors;
  const isWhole = here.length === findings.length;
  const told = warnings > 0 ? ` ${counted(warnings, 'warning')} about what it does not check.` : '';
  const summary = verdictOn(errors, warnings, isWhole) + told;
  return {isGood: errors === 0 && isWhole, summary, findings};
}
