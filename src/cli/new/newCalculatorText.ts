export interface NewCalculator {
  /** Name of its component and folder. */
  name: string;
  title: string;
  /** Start of its query parameters. */
  prefix: string;
}

const EVALUATE = `import {evaluateWith, fieldReader} from '../kit/fieldReader.ts';
import type {Evaluation, Raw} from '../kit/types.ts';

/** The example that the page shows before anything is typed. */
export const defaults = {subjects: '1000', share: '50'} satisfies Raw;

/** What was typed, and what follows from it. */
export interface Result {
  subjects: number;
  share: number;
  treated: number;
}

/** Result for what was typed, or a message per field. */
export function evaluate(raw: Raw): Evaluation<Result> {
  const reader = fieldReader(raw);
  const subjects = reader.number('subjects', {whole: true, min: 1, max: 1e12});
  const share = reader.number('share', {above: 0, max: 100, percent: true});
  return evaluateWith(
    reader,
    () => ({subjects, share, treated: subjects * share}),
    () => 'subjects',
  );
}
`;

const DESCRIBE = `import {formatCount, formatPercent} from '../kit/format.ts';
import type {Result} from './evaluate.ts';

/** The answer in a sentence. */
export function summarize({subjects, share, treated}: Result): string {
  return \`\${formatPercent(share)} of \${formatCount(subjects)} are \${formatCount(treated)} subjects.\`;
}

/** The whole result as plain text. */
export function toText(result: Result): string {
  return ['Subjects on treatment', summarize(result)].join('\\n');
}
`;

const STEPS = `import {formatCount, formatNumber} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Result} from './evaluate.ts';

/** The formulas behind the result, with their numbers. */
export function toSteps({subjects, share, treated}: Result): ComputationStep[] {
  return [
    {
      title: 'Subjects on treatment',
      formula: 'n = N × share',
      filled: \`n = \${formatCount(subjects)} × \${formatNumber(share)} = \${formatCount(treated)}\`,
      source: 'convention',
    },
  ];
}
`;

const FIELDS = `import type {ReactNode} from 'react';
import {bindFields} from '../kit/bindFields.ts';
import {NumberField} from '../kit/Field.tsx';
import type {Calculator} from '../kit/useCalculator.ts';
import type {Result} from './evaluate.ts';

/** The form. */
export default function Fields({calculator}: {calculator: Calculator<Result>}): ReactNode {
  const bind = bindFields(calculator);
  return (
    <>
      <NumberField label="Subjects" {...bind('subjects')} />
      <NumberField label="Share on treatment" unit="%" {...bind('share')} />
    </>
  );
}
`;

const RESULTS = `import type {ReactNode} from 'react';
import {formatCount} from '../kit/format.ts';
import type {Result} from './evaluate.ts';

/** Charts and tables of a result. */
export default function Results({result}: {result: Result}): ReactNode {
  return <p>{formatCount(result.subjects - result.treated)} subjects stay on control.</p>;
}
`;

function indexText({title, prefix}: NewCalculator): string {
  return `import {defineCalculator} from '../kit/defineCalculator.tsx';
import {summarize, toText} from './describe.ts';
import {defaults, evaluate} from './evaluate.ts';
import Fields from './Fields.tsx';
import Results from './Results.tsx';
import {toSteps} from './steps.ts';

/** What a reader finds out with it. */
export default defineCalculator({
  prefix: '${prefix}',
  title: ${JSON.stringify(title)},
  ...{defaults, evaluate, Fields, Results, summarize, toText, toSteps},
});
`;
}

/** Returns the files of a calculator to start from, by path: it works as it is. */
export function calculatorFiles(calculator: NewCalculator): Record<string, string> {
  const folder = `src/features/calculators/${calculator.name}`;
  return {
    [`${folder}/evaluate.ts`]: EVALUATE,
    [`${folder}/describe.ts`]: DESCRIBE,
    [`${folder}/steps.ts`]: STEPS,
    [`${folder}/Fields.tsx`]: FIELDS,
    [`${folder}/Results.tsx`]: RESULTS,
    [`${folder}/index.tsx`]: indexText(calculator),
  };
}
