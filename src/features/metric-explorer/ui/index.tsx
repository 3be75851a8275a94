import {type ReactNode, useState} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import PlaygroundLink from '../../sql-playground/ui/PlaygroundLink.tsx';
import {answerOf} from '../../calculators/kit/definition.ts';
import type {Fields} from '../../calculators/kit/fields.ts';
import Form from '../../calculators/kit/Form.tsx';
import ResultTable from '../../calculators/kit/ResultTable.tsx';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import {useCalculator} from '../../calculators/kit/useCalculator.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {notes, summarize, leftOutTable, subjectTable, variationTable} from '../describe/tables.ts';
import type {DemoData} from '../engine/catalog.ts';
import {defineExplorer} from '../explorer.ts';
import {subjectField} from '../form/fields.ts';
import Timeline from './Timeline/index.tsx';

/** A query to open, read, copy and run. */
function Sql({title, sql}: {title: string; sql: string}): ReactNode {
  return (
    <details>
      <summary>{title}</summary>
      {/* A block that scrolls must be reachable with the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code className="language-sql">{sql}</code>
      </pre>
      <p className={controls.actions}>
        <CopyText text={() => sql} label="Copy SQL" fallbackLabel="SQL" classNames={controls} />
        <PlaygroundLink sql={sql} />
      </p>
    </details>
  );
}

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
