import type {ReactNode, ComponentType} from 'react';
import Link from '@docusaurus/Link';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import type {ComputationStep, SourceTag} from './types.ts';
import Code from './Code.tsx';
import ResultTable, {CopyResult} from './ResultTable.tsx';
import {answerOf, toText, type Definition, tablesToCsv} from './definition.ts';
import type {Fields} from './fields.ts';
import Form from './Form.tsx';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import AfterPause from '../../../shared/ui/LiveRegion/AfterPause.tsx';
import {downloadFile} from '../../../shared/ui/downloadFile.ts';
import {useCalculator} from './useCalculator.ts';

/** Other calculators with this result's numbers filled in. */
function Links({links}: {links: readonly {label: string; to: string}[]}): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <p>Go on with these numbers:</p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const TAGS: Record<SourceTag, string> = {
  documented: 'stated in the product’s public documentation',
  paper: 'from the paper cited on this page',
  inferred: 'worked out from the product’s published text or results',
  convention: 'our choice where the product says nothing',
};

/** The formulas with this calculation's numbers in them, each with its source. */
function Computation({steps}: {steps: readonly ComputationStep[]}): ReactNode {
  const used = (Object.keys(TAGS) as SourceTag[]).filter((tag) =>
    steps.some((step) => step.source === tag),
  );
  const usesLog = steps.some((step) => step.formula.includes('log'));
  return (
    <details className={styles.computation}>
      <summary>Show the computation</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            {step.title}{' '}
            <span className="badge--certainty" data-certainty={step.source}>
              {step.source}
            </span>
            <div className={styles.formula}>{step.formula}</div>
            <div className={styles.formula}>{step.filled}</div>
          </li>
        ))}
      </ol>
      <p className={controls.note}>
        {used.map((tag) => `${tag}: ${TAGS[tag]}`).join('; ')}.
        {usesLog && ' log is the natural logarithm.'}
      </p>
    </details>
  );
}

const STALE = 'A field above needs correcting. This is the result for the last valid values.';

/**
 * Makes the component of a calculator. It keeps its fields in the address and shows the last good
 * result while a field is being typed.
 */
export function defineCalculator<F extends Fields, Result>(
  definition: Definition<F, Result>,
  Chart?: ComponentType<{result: Result}>,
): ComponentType {
  const {title, prefix, fields, judge, tables, notes, toSteps, links} = definition;
  return function DefinedCalculator(): ReactNode {
    const calculator = useCalculator(definition);
    const {result, goodRaw, errors, reset, undo} = calculator;
    const shown = tables(result);
    const isStale = Object.keys(errors).length > 0;
    const answer = answerOf(definition, result, goodRaw);
    return (
      <Panel
        title={title}
        withoutScript="This is a worked example; changing its numbers needs JavaScript."
        buttons={<ResetButtons {...{reset, undo}} />}
        form={<Form fields={fields} calculator={calculator} />}
        answer={
          <>
            {isStale && <p className={controls.error}>{STALE}</p>}
            <Answer verdict={judge?.(result)} isStale={isStale}>
              {answer}
            </Answer>
            <AfterPause text={isStale ? STALE : answer} />
            {Chart && <Chart result={result} />}
          </>
        }
      >
        {shown.map((table) => (
          <ResultTable key={table.caption} {...table} />
        ))}
        {notes?.(result).map((note) => (
          <p key={note}>{note}</p>
        ))}
        {links && <Links links={links(result)} />}
        <Computation steps={toSteps(result, goodRaw)} />
        <Code {...{definition, result}} />
        <div className={controls.actions}>
          <CopyResult text={toText(definition, result, goodRaw)} />
          {shown.length > 0 && (
            <button
              type="button"
              className={controls.button}
              onClick={() => downloadFile(tablesToCsv(shown), `${prefix}.csv`)}
            >
              Download CSV
            </button>
          )}
        </div>
      </Panel>
    );
  };
}
