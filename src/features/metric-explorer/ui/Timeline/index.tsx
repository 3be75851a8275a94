import type {ReactNode} from 'react';
import {linearScale} from '../../../calculators/kit/chartScale.ts';
import type {Timeline as Sides} from '../../engine/compute/timeline.ts';
import {formatTime} from '../../engine/time.ts';
import styles from './styles.lazy.module.css';
import {eventText, subjectSentence} from '../../describe/tables.ts';
import type {Exploration} from '../../explorer.ts';

type Props = Pick<Sides, 'member' | 'until'> & Pick<Sides['sides'][number], 'span' | 'judged'>;

const day = (time: number) => formatTime(time).slice(5, 10);

/** A line with the window in which events can count and a mark per event; the list below says it all. */
function Axis({span, judged, member, until}: Props): ReactNode {
  const times = judged.map(({event}) => event.time);
  const clock = member?.clock ?? until;
  const {position} = linearScale([...times, clock, until]);
  const at = (time: number) => `${position(time).toFixed(2)}%`;
  const width = Math.max(0, position(span.to) - position(span.from));
  return (
    <div className={styles.axis} aria-hidden="true">
      <svg width="100%" height="44">
        <rect
          className={styles.window}
          x={at(span.from)}
          y="4"
          width={`${width.toFixed(2)}%`}
          height="30"
        />
        <line className={styles.line} x1="0" x2="100%" y1="19" y2="19" />
        <line className={styles.clock} x1={at(clock)} x2={at(clock)} y1="0" y2="40" />
        {judged.map(({event, counts}) => (
          <circle
            key={event.time}
            className={styles.event}
            data-counts={counts}
            cx={at(event.time)}
            cy="19"
            r="6"
          />
        ))}
      </svg>
      <p className={`quiet ${styles.ends}`}>
        <span>{day(Math.min(...times, clock))}</span>
        <span>shaded: when events can count</span>
        <span>{day(until)}</span>
      </p>
    </div>
  );
}

/** The events of one subject on a line, and as a list that says of each why it counts. */
export default function Timeline({exploration}: {exploration: Exploration}): ReactNode {
  const {timeline} = exploration;
  return (
    <figure className={styles.timeline}>
      <figcaption aria-live="polite">{subjectSentence(exploration)}</figcaption>
      {timeline.sides.map(({side, measure, noun, span, judged}) => (
        <div key={side}>
          {side && <p className={styles.side}>{side}</p>}
          <Axis {...{span, judged, member: timeline.member, until: timeline.until}} />
          {judged.length === 0 ? (
            <p className="quiet">There is no {noun} of this subject.</p>
          ) : (
            <ol className={`clean-list ${styles.events}`}>
              {judged.map(({event, counts, why}) => (
                <li key={event.time} data-counts={counts}>
                  <strong>{counts ? 'Counts' : 'Does not count'}</strong>{' '}
                  <span>
                    {formatTime(event.time)}: {eventText(measure, event)}
                  </span>
                  <span className="quiet">: {why}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      ))}
    </figure>
  );
}
