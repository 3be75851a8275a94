import type {ReactNode} from 'react';
import {bindFields} from '../kit/bindFields.ts';
import {ChoiceField, LinesField, NumberField} from '../kit/Field.tsx';
import FieldGroup from '../kit/FieldGroup.tsx';
import styles from '../kit/styles.module.css';
import type {Calculator} from '../kit/useCalculator.ts';
import {MAX_VARIATIONS, variationCount, type Check} from './evaluate.ts';
import {variationName} from './describe.ts';

const MODE_NAMES = {
  chiSquare: 'Chi-square, as in the product',
  sequential: 'Sequential, valid at every look',
};

/** The form of the checker: one row of fields per variation. */
export default function Fields({calculator}: {calculator: Calculator<Check>}): ReactNode {
  const {raw, change} = calculator;
  const count = variationCount(raw);
  const isSequential = raw.mode === 'sequential';
  const bind = bindFields(calculator);
  const setCount = (variations: number) => change({variations: String(variations)});
  return (
    <>
      <ChoiceField label="Test" isLong options={MODE_NAMES} {...bind('mode')} />
      {isSequential ? (
        <>
          <NumberField label="Significance level α" {...bind('alphaLooks')} />
          <NumberField
            label="Concentration κ"
            hint="Weight of the plan, in subjects"
            {...bind('concentration')}
          />
        </>
      ) : (
        <NumberField label="Significance level α" {...bind('alpha')} />
      )}
      {Array.from({length: count}, (_, index) => (
        <FieldGroup key={index} legend={variationName(index)}>
          {!isSequential && <NumberField label="Subjects" {...bind(`count${index + 1}`)} />}
          <NumberField label="Weight" {...bind(`weight${index + 1}`)} />
        </FieldGroup>
      ))}
      <fieldset>
        <legend>Number of variations</legend>
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.button}
            disabled={count >= MAX_VARIATIONS}
            onClick={() => setCount(count + 1)}
          >
            Add a variation
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={count <= 2}
            onClick={() => setCount(count - 1)}
          >
            Remove the last
          </button>
        </div>
      </fieldset>
      {isSequential && (
        <LinesField
          label="New subjects at each look"
          hint="One line per look, one number per variation, separated by spaces"
          {...bind('batches')}
        />
      )}
    </>
  );
}
