import type {ReactNode} from 'react';
import CalculatorFrame from '../kit/CalculatorFrame.tsx';
import Computation from '../kit/Computation.tsx';
import {useCalculator} from '../kit/useCalculator.ts';
import {defaults, evaluate} from './check.ts';
import {summarize, toSteps, toText} from './describe.ts';
import Fields from './Fields.tsx';
import Results from './Results.tsx';

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
