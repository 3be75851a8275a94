import {defineSimulator} from '../kit/defineSimulator.tsx';
import {intervalOverTime, type Course} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {formatBounds, formatSignedEffect} from '../../calculators/kit/format.ts';
import {METHOD_KEYS, METHODS, type Method} from '../kit/model/methods.ts';
import styles from '../kit/ui/styles.lazy.module.css';

/** The part of an experiment whose intervals are so wide that they would dwarf all others. */
const CUT_OFF = 1 / 7;

function describeMethod({found, days}: Course, method: Method): string {
  const stop = found[method];
  const last = days.at(-1)?.intervals[method] ?? {lower: 0, upper: 0};
  return (
    `${METHODS[method]}, interval by day. It narrows to ${formatBounds(last)} and ` +
    (stop ? `first excludes 0 on day ${stop.day}.` : 'never excludes 0.')
  );
}

/** The interval of each method by day, all on one scale. */
function Chart({result: course}: {result: Course}): ReactNode {
  const {days, trueLift, lastDay} = course;
  if (days.length < 2) return null;
  const late = days.filter(({day}, index) => day > lastDay * CUT_OFF || index >= days.length - 2);
  const bounds = late.flatMap(({intervals}) =>
    METHOD_KEYS.flatMap((method) => [intervals[method].lower, intervals[method].upper]),
  );
  const yRange = [Math.min(...bounds, trueLift), Math.max(...bounds, trueLift)];
  return (
    <div className={styles.charts}>
      {METHOD_KEYS.map((method) => (
        <LineChart
          key={method}
          title={METHODS[method]}
          series={[{label: 'Estimated lift', points: days.map(({day, lift}) => [day, lift])}]}
          band={days.map(({day, intervals}) => [
            day,
            intervals[method].lower,
            intervals[method].upper,
          ])}
          yRange={yRange}
          xLabel="Day"
          yLabel="Lift"
          reference={{value: trueLift, label: `True lift ${formatSignedEffect(trueLift)}`}}
          alt={describeMethod(course, method)}
        />
      ))}
    </div>
  );
}

export default defineSimulator(intervalOverTime, Chart);
