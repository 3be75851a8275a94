import type {ComponentType, ReactNode} from 'react';
import CalculatorFrame from './CalculatorFrame.tsx';
import Computation from './Computation.tsx';
import type {ComputationStep, Raw} from './types.ts';
import {useCalculator, type Calculator, type Computable} from './useCalculator.ts';

/** Everything that is special about one calculator. */
interface CalculatorDefinition<Result> extends Computable<Result> {
  title: string;
  /** The form. */
  Fields: ComponentType<{calculator: Calculator<Result>}>;
  /** Charts and tables. */
  Results: ComponentType<{result: Result}>;
  /** The answer in a sentence or two. */
  summarize: (result: Result) => string;
  /** The whole result as plain text, for copying. */
  toText: (result: Result) => string;
  /** The formulas with their numbers; `raw` is what the result was computed from. */
  toSteps: (result: Result, raw: Raw) => ComputationStep[];
}

/**
 * Makes the component of a calculator. It keeps its fields in the address and shows the last good
 * result while a field is being typed.
 */
export function defineCalculator<Result>(definition: CalculatorDefinition<Result>): ComponentType {
  const {title, Fields, Results, summarize, toText, toSteps} = definition;
  return function DefinedCalculator(): ReactNode {
    const calculator = useCalculator(definition);
    const {result, goodRaw, errors, reset} = calculator;
    return (
      <CalculatorFrame
        title={title}
        fields={<Fields calculator={calculator} />}
        summary={summarize(result)}
        isStale={Object.keys(errors).length > 0}
        copyText={toText(result)}
        onReset={reset}
      >
        <Results result={result} />
        <Computation steps={toSteps(result, goodRaw)} />
      </CalculatorFrame>
    );
  };
}
