import type {ReactNode} from 'react';
import {bindFields} from '../kit/bindFields.ts';
import {ChoiceField, NumberField} from '../kit/Field.tsx';
import FieldGroup from '../kit/FieldGroup.tsx';
import type {Calculator} from '../kit/useCalculator.ts';
import type {Exploration} from './evaluate.ts';

const DATA_NAMES = {
  mean: 'Mean and variance per variation',
  conversions: 'Conversions per variation',
  lift: 'Lift and standard error',
};

const BETTER_NAMES = {increase: 'An increase is good', decrease: 'A decrease is good'};

/** The form of the explorer; asks only for the chosen kind of data. */
export default function Fields({calculator}: {calculator: Calculator<Exploration>}): ReactNode {
  const {raw} = calculator;
  const bind = bindFields(calculator);
  const arm = (name: 'Control' | 'Treatment') => (
    <FieldGroup key={name} legend={name}>
      <NumberField label="Subjects" {...bind(`n${name}`)} />
      {raw.data === 'conversions' ? (
        <NumberField label="Conversions" {...bind(`conversions${name}`)} />
      ) : (
        <>
          <NumberField label="Mean" {...bind(`mean${name}`)} />
          <NumberField label="Variance of one subject" {...bind(`var${name}`)} />
        </>
      )}
    </FieldGroup>
  );
  return (
    <>
      <ChoiceField label="Data" isLong options={DATA_NAMES} {...bind('data')} />
      {raw.data === 'lift' ? (
        <>
          <NumberField label="Lift" unit="%" {...bind('lift')} />
          <NumberField label="Standard error" unit="%" {...bind('se')} />
          <NumberField label="Subjects, both variations" {...bind('n')} />
        </>
      ) : (
        [arm('Control'), arm('Treatment')]
      )}
      <NumberField label="Confidence level" unit="%" {...bind('confidence')} />
      <NumberField
        label="Prior standard deviation"
        unit="%"
        hint="Bayesian only; centered on no lift"
        {...bind('priorSd')}
      />
      <ChoiceField label="Direction" options={BETTER_NAMES} {...bind('better')} />
    </>
  );
}
