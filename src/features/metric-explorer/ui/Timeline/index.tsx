import type {ReactNode} from 'react';
import {eventText, subjectSentence} from '../../describe/subject.ts';
import {formatTime} from '../../engine/time.ts';
import type {Exploration} from '../../explorer.ts';
import Axis from './Axis.tsx';
import styles from './styles.lazy.module.css';

/** The events of one subject on a line, and as a list that says of each why it counts. */
export default function Timeline({exploration}: {exploration: Exploration}): ReactNode {
  const {metric, timeline} = exploration;
  return (
    <figure className={styles.timeline}>
      <figcaption aria-live="polite">{subjectSentence(exploration)}</figcaption>
      {timeline.sides.map(({side, noun, span, judged}, index) => (
        <div key={side}>
          {side && <p className={styles.side}>{side}</p>}
          <Axis {...{span, judged, member: timeline.member, until: timeline.until}} />
          {judged.length === 0 ? (
            <p className={styles.none}>There is no {noun} of this subject.</p>
          ) : (
            <ol className={styles.events}>
              {judged.map(({event, counts, why}) => (
                <li key={event.time} data-counts={counts}>
                  <span className={styles.verdict}>{counts ? 'Counts' : 'Does not count'}</span>{' '}
                  <span>
                    {formatTime(event.time)}: {eventText(metric, index, event)}
                  </span>
                  <span className={styles.why}>: {why}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </figure>
  );
}
