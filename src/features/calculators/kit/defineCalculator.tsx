import {type ComponentType, type ReactNode} from 'react';
import Code from './Code.tsx';
import Computation from './Computation.tsx';
import CopyResult from './CopyResult.tsx';
import {answerOf, toText, type Definition} from './definition.ts';
import type {Fields} from './fields.ts';
import Form from './Form.tsx';
import Links from './Links.tsx';
import ResultTable from './ResultTable.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {downloadCsv} from '../../../shared/ui/downloadCsv.ts';
import styles from './styles.lazy.module.css';
import {tablesToCsv} from './tablesToCsv.ts';
import {useCalculator} from './useCalculator.ts';

/**
 * Makes the component of a calculator. It keeps its fields in the address and shows the last good
 * result while a field is being typed.
 */
export function defineCalculator<F extends Fields, Result>(
  definition: Definition<F, Result>,
  Chart?: ComponentType<{result: Result}>,
): ComponentType {
  const {title, prefix, fields, tables, notes, toSteps, loadCode, links} = definition;
  return function DefinedCalculator(): ReactNode {
    const calculator = useCalculator(definition);
    const {result, goodRaw, errors, reset} = calculator;
    const shown = tables(result);
    const isStale = Object.keys(errors).length > 0;
    return (
      <Panel
        title={title}
        withoutScript="This is a worked example; changing its numbers needs JavaScript."
      >
        <Form fields={fields} calculator={calculator} />
        <div className={styles.result} data-stale={isStale || undefined}>
          <div aria-live="polite" aria-atomic="true">
            {isStale && (
              <p className={controls.error}>
                A field above needs correcting. This is the result for the last valid values.
              </p>
            )}
            <p className={styles.summary}>{answerOf(definition, result, goodRaw)}</p>
          </div>
          {Chart && <Chart result={result} />}
          {shown.map((table) => (
            <ResultTable key={table.caption} {...table} />
          ))}
          {notes?.(result).map((note) => (
            <p key={note}>{note}</p>
          ))}
          {links && <Links links={links(result)} />}
          <Computation steps={toSteps(result, goodRaw)} />
          <Code load={loadCode} result={result} />
          <div className={styles.actions}>
            <CopyResult text={toText(definition, result, goodRaw)} />
            {shown.length > 0 && (
              <button
                type="button"
                className={controls.button}
                onClick={() => downloadCsv(tablesToCsv(shown), `${prefix}.csv`)}
              >
                Download CSV
              </button>
            )}
            <button type="button" className={controls.button} onClick={reset}>
              Reset to the example
            </button>
          </div>
        </div>
      </Panel>
    );
  };
}
