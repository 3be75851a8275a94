import type {ReactNode} from 'react';
import {bindFields} from '../kit/bindFields.ts';
import {ChoiceField, NumberField} from '../kit/Field.tsx';
import type {Calculator} from '../kit/useCalculator.ts';
import {METHOD_NAMES} from './describe.ts';
import type {PlanResult} from './evaluate.ts';

const METRIC_NAMES = {
  binary: 'Conversion rate',
  mean: 'Mean per subject',
  ratio: 'Ratio of two totals',
};

/** The form of the sample size calculator; only the chosen metric's moments are asked for. */
export default function Fields({calculator}: {calculator: Calculator<PlanResult>}): ReactNode {
  const {raw} = calculator;
  const bind = bindFields(calculator);
  return (
    <>
      <ChoiceField label="Metric" options={METRIC_NAMES} {...bind('metric')} />
      {raw.metric !== 'mean' && raw.metric !== 'ratio' && (
        <NumberField label="Rate of control" unit="%" {...bind('rate')} />
      )}
      {raw.metric === 'mean' && (
        <>
          <NumberField label="Mean" {...bind('mean')} />
          <NumberField label="Variance of one subject" {...bind('variance')} />
        </>
      )}
      {raw.metric === 'ratio' && (
        <>
          <NumberField label="Mean of the numerator" {...bind('meanNumerator')} />
          <NumberField label="Mean of the denominator" {...bind('meanDenominator')} />
          <NumberField label="Variance of the numerator" {...bind('varNumerator')} />
          <NumberField label="Variance of the denominator" {...bind('varDenominator')} />
          <NumberField label="Covariance of both" {...bind('covariance')} />
        </>
      )}
      <NumberField
        label="Subjects a week"
        hint="New unique entities at the entry point"
        {...bind('perWeek')}
      />
      <NumberField label="Variations" hint="Including the control" {...bind('variations')} />
      <NumberField label="Traffic exposure" unit="%" {...bind('exposure')} />
      <ChoiceField label="Method" options={METHOD_NAMES} {...bind('method')} />
      <NumberField label="Confidence level" unit="%" {...bind('confidence')} />
      <NumberField label="Power" unit="%" {...bind('power')} />
      <NumberField
        label="CUPED++ R²"
        unit="%"
        hint="Variance explained; 0 is without CUPED++"
        {...bind('rSquared')}
      />
      <NumberField label="Target effect" unit="%" hint="Relative to control" {...bind('target')} />
    </>
  );
}
