import type {ReactNode} from 'react';
import CalculatorFrame from '../kit/CalculatorFrame.tsx';
import Computation from '../kit/Computation.tsx';
import {useCalculator} from '../kit/useCalculator.ts';
import {summarize, toText} from './describe.ts';
import Fields from './Fields.tsx';
import {defaults, evaluate} from './plan.ts';
import Results from './Results.tsx';
import {toSteps} from './steps.ts';

const definition = {prefix: 'size', defaults, evaluate};

/** Sample size for a target effect, and minimum detectable effect by duration. */
export default function SampleSizeCalculator(): ReactNode {
  const calculator = useCalculator(definition);
  const {result, goodRaw, errors, reset} = calculator;
  return (
    <CalculatorFrame
      title="Sample size and duration"
      fields={<Fields calculator={calculator} />}
      summary={summarize(result)}
      isStale={Object.keys(errors).length > 0}
      copyText={toText(result)}
      onReset={reset}
    >
      <Results result={result} />
      <p>
        Assumes the same number of new subjects every week and moments that do not change with
        duration; the calculator in the product measures both.
      </p>
      <Computation steps={toSteps(result, goodRaw)} />
    </CalculatorFrame>
  );
}
