import type {ReactNode} from 'react';
import CalculatorFrame from '../kit/CalculatorFrame.tsx';
import Computation from '../kit/Computation.tsx';
import {useCalculator} from '../kit/useCalculator.ts';
import {summarize, toText} from './describe.ts';
import {defaults, evaluate} from './explore.ts';
import Fields from './Fields.tsx';
import Results from './Results.tsx';
import {toSteps} from './steps.ts';

const definition = {prefix: 'ci', defaults, evaluate};

/** The same data seen by every interval method of the product. */
export default function ConfidenceIntervalExplorer(): ReactNode {
  const calculator = useCalculator(definition);
  const {result, errors, reset} = calculator;
  return (
    <CalculatorFrame
      title="Confidence intervals by method"
      fields={<Fields calculator={calculator} />}
      summary={summarize(result)}
      isStale={Object.keys(errors).length > 0}
      copyText={toText(result)}
      onReset={reset}
    >
      {result.methods && <Results methods={result.methods} />}
      <Computation steps={toSteps(result)} />
    </CalculatorFrame>
  );
}
