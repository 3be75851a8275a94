import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Report} from '../engine/report.ts';
import AssignmentEvent from './AssignmentEvent.tsx';
import Sentence from './Sentence.tsx';
import SdkDifferences from './SdkDifferences.tsx';
import Answer, {type Verdict} from '../../../shared/ui/controls/Answer.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import Waterfall from './Waterfall/index.tsx';

interface Props {
  report: Report | undefined;
  isStale: boolean;
  failure: ReactNode;
}

function judge({isDefault, variationKey}: Report): Verdict {
  return isDefault
    ? {tone: 'unclear', word: 'Returns the default'}
    : {tone: 'good', word: `Returns ${variationKey}`};
}

function Facts({report}: {report: Report}): ReactNode {
  const {value, code, description, bandit} = report;
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
      {bandit !== null && (
        <>
          <dt>Bandit</dt>
          <dd>
            this variation hands over to <code>{bandit}</code>, whose model then picks an action
          </dd>
        </>
      )}
    </dl>
  );
}

/** What the call returns and why. */
export default function Outcome({report, isStale, failure}: Props): ReactNode {
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
