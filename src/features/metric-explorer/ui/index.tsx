import {useState, type ReactNode} from 'react';
import {answerOf} from '../../calculators/kit/definition.ts';
import type {Fields} from '../../calculators/kit/fields.ts';
import Form from '../../calculators/kit/Form.tsx';
import ResultTable from '../../calculators/kit/ResultTable.tsx';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {useCalculator} from '../../calculators/kit/useCalculator.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {notes, summarize} from '../describe/summary.ts';
import {leftOutTable, subjectTable, variationTable} from '../describe/tables.ts';
import type {DemoData} from '../engine/demoData.ts';
import {defineExplorer} from '../explorer.ts';
import {subjectField} from '../form/fields.ts';
import Sql from './Sql.tsx';
import Timeline from './Timeline/index.tsx';

interface Props {
  /** Read while building: the demo data, and the fields that the explorer begins with. */
  data: {demo: DemoData; start: Raw};
}

function pick(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each === name));
}

/** A metric to put together, computed on the demo data: result, subjects, SQL and every event. */
export default function MetricExplorer({data}: Props): ReactNode {
  const [{forms, definition}] = useState(() => defineExplorer(data.demo, data.start));
  const calculator = useCalculator(definition);
  const {result, goodRaw, errors, reset, undo} = calculator;
  const isStale = Object.keys(errors).length > 0;
  const leftOut = leftOutTable(result);
  const subject = subjectField(result.metric.entity);
  return (
    <Panel
      title="Metric explorer"
      withoutScript="This is a worked example; changing it needs JavaScript."
      buttons={<ResetButtons {...{reset, undo}} />}
      form={<Form fields={forms.metric} calculator={calculator} />}
      answer={
        <>
          <div aria-live="polite" aria-atomic="true">
            {isStale && (
              <p className={controls.error}>
                A field above needs correcting. This is the result for the last valid settings.
              </p>
            )}
            <Answer isStale={isStale}>
              {answerOf({...definition, summarize}, result, goodRaw)}
            </Answer>
          </div>
          {notes(result).map((note) => (
            <p key={note} className={controls.note}>
              {note}
            </p>
          ))}
          <ResultTable {...variationTable(result)} />
          <Sql title="SQL: one row per variation" sql={result.sql.variation} />
        </>
      }
    >
      <p className={controls.heading}>Which events of a subject count</p>
      <Form fields={pick(forms.subject, subject)} calculator={calculator} />
      <Timeline exploration={result} />
      <ResultTable {...subjectTable(result)} />
      {leftOut.rows.length > 0 && <ResultTable {...leftOut} />}
      <Sql title="SQL: one row per subject" sql={result.sql.subject} />
    </Panel>
  );
}
