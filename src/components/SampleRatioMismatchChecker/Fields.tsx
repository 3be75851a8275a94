import type {ReactNode} from 'react';
import {ChoiceField, LinesField, NumberField} from '../calculator/Field';
import styles from '../calculator/styles.module.css';
import type {Calculator} from '../calculator/useCalculator.ts';
import {MAX_VARIATIONS, variationCount, type Check} from './check.ts';
import {variationName} from './describe.ts';

const MODE_NAMES = {
  chiSquare: 'Chi-square, as in the product',
  sequential: 'Sequential, valid at every look',
};

/** The form of the checker: one row of fields per variation. */
export default function Fields({calculator}: {calculator: Calculator<Check>}): ReactNode {
  const {raw, errors, change} = calculator;
  const count = variationCount(raw);
  const isSequential = raw.mode === 'sequential';
  const bind = (field: string) => ({
    value: raw[field] ?? '',
    error: errors[field],
    onChange: (value: string) => change({[field]: value}),
  });
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
        <fieldset key={index}>
          <legend>{variationName(index)}</legend>
          <div className={styles.fields}>
            {!isSequential && <NumberField label="Subjects" {...bind(`count${index + 1}`)} />}
            <NumberField label="Weight" {...bind(`weight${index + 1}`)} />
          </div>
        </fieldset>
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
