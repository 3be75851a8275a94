import {counted} from '../../../shared/counted.ts';
import {tooLong, type Outcome, type Values} from '../kit/types.ts';
import {checkMetricYaml} from './checkMetricYaml.ts';

export function check({yaml}: Values<'yaml'>): Outcome {
  const refusal = tooLong(yaml);
  if (refusal) return refusal;
  const findings = checkMetricYaml(yaml);
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const warnings = findings.length - errors;
  const isWhole = !findings.some(({isElsewhere}) => isElsewhere);
  const told = warnings > 0 ? ` ${counted(warnings, 'warning')} about what it does not check.` : '';
  if (errors > 0) {
    return {
      isGood: false,
      findings,
      summary: `The tool would stop: ${counted(errors, 'error')}.${told}`,
    };
  }
  if (!isWhole) {
    const summary = `The tool accepts it only together with the fact sources of its metrics.${told}`;
    return {isGood: false, findings, summary};
  }
  const passes = 'This file passes the dry run. Entity names and SQL are checked by Eppo only.';
  return {
    isGood: true,
    findings,
    summary: told ? `The tool would accept this file.${told}` : passes,
  };
}
