import {type ReactNode, useState} from 'react';
import {formatDecimals} from '../../../../shared/formatDecimals.ts';
import {groupDigits} from '../../../../shared/groupDigits.ts';
import type {CountedGroup, ManyReport} from '../../engine/many/index.ts';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import {changeSentence, manySentence} from './sentences.ts';
import clsx from 'clsx';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import styles from '../styles.lazy.module.css';
import {useManySubjects} from './useManySubjects.ts';

const formatShare = (share: number): string => `${formatDecimals(share * 100, 2)}%`;

function Interval({subjects, interval}: CountedGroup): ReactNode {
  if (!interval) return '–';
  const [low, high] = interval;
  const isInside = low <= subjects && subjects <= high;
  return `${groupDigits(low)} to ${groupDigits(high)}${isInside ? '' : ' (outside)'}`;
}

function Groups({report}: {report: ManyReport}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">Allocation</th>
          <th scope="col">Variation</th>
          <th scope="col">Subjects</th>
          <th scope="col">Expected</th>
          <th scope="col">95% interval</th>
        </tr>
      </thead>
      <tbody>
        {report.groups.map((group) => {
          const {position, allocation, variation, code, subjects, expected} = group;
          return (
            <tr key={`${position}-${variation}-${code}`}>
              <td>{allocation ?? '–'}</td>
              <td>{variation === null ? `default (${code})` : <code>{variation}</code>}</td>
              <td>{groupDigits(subjects)}</td>
              <td>{expected === undefined ? '–' : formatShare(expected)}</td>
              <td>
                <Interval {...group} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}

function Received({variation}: {variation: string | null}): ReactNode {
  return variation === null ? 'the default' : <code>{variation}</code>;
}

function Changes({comparison}: Pick<ManyReport, 'comparison'>): ReactNode {
  if (!comparison) {
    return (
      <p className={controls.note}>
        Edit the flag, and what the edit changes for these subjects appears here.
      </p>
    );
  }
  const {changes} = comparison;
  return (
    <>
      <p>{changeSentence(comparison)}</p>
      {changes.length > 0 && (
        <ScrollableTable>
          <thead>
            <tr>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Subjects</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({from, to, subjects}) => (
              <tr key={JSON.stringify([from, to])}>
                <td>
                  <Received variation={from} />
                </td>
                <td>
                  <Received variation={to} />
                </td>
                <td>{groupDigits(subjects)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      )}
    </>
  );
}

interface Props {
  state: PlaygroundState;
  /** What the example or the link began with. */
  original: PlaygroundState;
}

/** What 10,000 subjects get, and what an edit changes for them. */
export default function ManySubjects({state, original}: Props): ReactNode {
  const [published, setPublished] = useState<PlaygroundState>();
  const before = published ?? original;
  const {report, message, isBusy, prepare, start, stop} = useManySubjects(state, before);
  return (
    <div className={styles.many} role="group" aria-label="Many subjects">
      <p className={controls.heading}>Many subjects</p>
      <p className={controls.note}>
        The keys <code>user-1</code> to <code>user-10000</code> with the attributes above, through
        the same evaluator.
      </p>
      <div className={styles.toolbar}>
        {/* Neither button goes away when it is pressed: the keyboard would lose its place. */}
        <button
          type="button"
          className={clsx(controls.button, controls.primary)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={isBusy ? stop : start}
        >
          {isBusy ? 'Stop' : 'Evaluate 10,000 subjects'}
        </button>
        {report && (
          <button
            type="button"
            className={controls.button}
            aria-disabled={before === state}
            onClick={() => setPublished(state)}
          >
            Compare with this version from now on
          </button>
        )}
      </div>
      <p role="status" className={controls.error}>
        {message}
      </p>
      <AfterPause text={report && !message ? manySentence(report) : ''} />
      {report && (
        <>
          <Groups report={report} />
          <Changes comparison={report.comparison} />
        </>
      )}
    </div>
  );
}
