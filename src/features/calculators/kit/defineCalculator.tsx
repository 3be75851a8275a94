import {type ComponentType, type ReactNode} from 'react';
import Code from './Code.tsx';
import Computation from './Computation.tsx';
import CopyResult from './CopyResult.tsx';
import {answerOf, toText, type Definition} from './definition.ts';
import type {Fields} from './fields.ts';
import Form from './Form.tsx';
import Links from './Links.tsx';
import ResultTable from './ResultTable.tsx';
import {lazyImport} from '../../../shared/lazyImport.ts';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import AfterPause from '../../../shared/ui/LiveRegion/AfterPause.tsx';
import {downloadCsv} from '../../../shared/ui/downloadCsv.ts';
import {tablesToCsv} from './tablesToCsv.ts';
import {useCalculator} from './useCalculator.ts';

const STALE = 'A field above needs correcting. This is the result for the last valid values.';

/**
 * Makes the component of a calculator. It keeps its fields in the address and shows the last good
 * result while a field is being typed.
 */
export function defineCalculator<F extends Fields, Result>(
  definition: Definition<F, Result>,
  Chart?: ComponentType<{result: Result}>,
): ComponentType {
  const {title, prefix, fields, judge, tables, notes, toSteps, loadCode, links} = definition;
  const load = lazyImport(loadCode);
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
        <Code load={load} result={result} />
        <div className={controls.actions}>
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
        </div>
      </Panel>
    );
  };
}
