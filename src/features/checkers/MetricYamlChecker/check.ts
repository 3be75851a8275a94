import {counted} from '../kit/counted.ts';
import {tooLong} from '../kit/tooLong.ts';
import type {Outcome, Values} from '../kit/types.ts';
import {checkMetricYaml} from './checkMetricYaml.ts';

/** Says whether a metrics file passes, and what is wrong with it. */
export function check({yaml}: Values<'yaml'>): Outcome {
  const refusal = tooLong(yaml);
  if (refusal) return refusal;
  // Half a character, as some editors leave it, is no text to the schema.
  const findings = checkMetricYaml(yaml.replaceAll(/\p{Cs}/gu, '\ufffd'));
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const warnings = findings.length - errors;
  const summary =
    errors > 0
      ? `The tool would stop: ${counted(errors, 'error')}${warnings > 0 ? ` and ${counted(warnings, 'warning')}` : ''}.`
      : warnings > 0
        ? `The tool would accept this file. ${counted(warnings, 'warning')} about what it does not check.`
        : 'This file passes the dry run. Entity names and SQL are checked by Eppo only.';
  return {isGood: errors === 0, summary, findings};
}
