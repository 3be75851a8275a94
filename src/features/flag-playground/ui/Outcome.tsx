import type {ReactNode} from 'react';
import {sdkDifferences} from '../engine/sdkDifferences.ts';
import {showValue, type Report} from '../engine/report.ts';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import {eventFields} from '../engine/eventRow.ts';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import clsx from 'clsx';
import Sentence from './Sentence.tsx';
import type {Shown} from './useAnswer.tsx';
import Answer, {type Verdict} from '../../../shared/ui/controls/Answer.tsx';
import Waterfall from './Waterfall/index.tsx';

function SdkDifferences({report}: {report: Report}): ReactNode {
  const differences = sdkDifferences(report);
  if (differences.length === 0) return null;
  return (
    <>
      <p className={controls.heading}>In other SDKs</p>
      <ul className={styles.differences}>
        {differences.map(({sdks, says}) => (
          <li key={says}>
            <strong>{sdks}</strong> <TextWithCode text={says} />
          </li>
        ))}
      </ul>
    </>
  );
}

function AssignmentEvent({event}: Pick<Report, 'event'>): ReactNode {
  if (!event) {
    return (
      <p className={controls.note}>
        No assignment event: none is logged where no allocation matched, or where <code>doLog</code>{' '}
        of the allocation is not true.
      </p>
    );
  }
  return (
    <details>
      <summary>The assignment event and the row it becomes</summary>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Column</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {eventFields(event).map(({field, column, value}) => (
            <tr key={field}>
              <th scope="row">
                <code>{field}</code>
              </th>
              <td>{column ? <code>{column}</code> : '–'}</td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </details>
  );
}

function judge({isDefault, variationKey}: Report): Verdict {
  return isDefault
    ? {tone: 'unclear', word: 'Returns the default'}
    : {tone: 'good', word: `Returns ${showValue(variationKey)}`};
}

function Facts({report}: {report: Report}): ReactNode {
  const {value, code, description} = report;
  return (
    <dl className="facts">
      <dt>Returned value</dt>
      <dd>
        <code>{JSON.stringify(value)}</code>
      </dd>
      <dt>Evaluation code</dt>
      <dd>
        <code>{code}</code>
      </dd>
      <dt>Description</dt>
      <dd>{description}</dd>
    </dl>
  );
}

export default function Outcome({report, isStale, failure}: Omit<Shown, 'answer'>): ReactNode {
  return (
    <div className={clsx(styles.outcome, controls.sticky)}>
      <div role="status" aria-atomic="true">
        {failure && <p className={controls.error}>{failure}</p>}
        {isStale && !failure && (
          <p className={controls.error}>
            Something has to be corrected first. This is the last result that could be computed.
          </p>
        )}
        {report && (
          <Answer verdict={judge(report)} isStale={isStale}>
            <Sentence parts={report.sentence} />
          </Answer>
        )}
      </div>
      {report && (
        <>
          <Facts report={report} />
          <SdkDifferences report={report} />
          <p className={controls.heading}>Waterfall</p>
          {report.allocations.length === 0 && (
            <p className={controls.note}>There are no allocations to show.</p>
          )}
          <Waterfall allocations={report.allocations} totalShards={report.totalShards} />
          <AssignmentEvent event={report.event} />
        </>
      )}
    </div>
  );
}
