import type {ReactNode} from 'react';
import CalculatorFrame from '../calculator/CalculatorFrame';
import Computation from '../calculator/Computation';
import {useCalculator} from '../calculator/useCalculator.ts';
import {defaults, evaluate} from './check.ts';
import {summarize, toSteps, toText} from './describe.ts';
import Fields from './Fields';
import Results from './Results';

const definition = {prefix: 'srm', defaults, evaluate};

/** Does the split fit the planned weights? Once, or at every look. */
export default function SampleRatioMismatchChecker(): ReactNode {
  const calculator = useCalculator(definition);
  const {result, errors, reset} = calculator;
  return (
    <CalculatorFrame
      title="Sample ratio mismatch checker"
      fields={<Fields calculator={calculator} />}
      summary={summarize(result)}
      isStale={Object.keys(errors).length > 0}
      copyText={toText(result)}
      onReset={reset}
    >
      <Results check={result} />
      <Computation steps={toSteps(result)} />
    </CalculatorFrame>
  );
}
