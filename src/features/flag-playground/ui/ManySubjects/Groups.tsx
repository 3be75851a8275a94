import type {ReactNode} from 'react';
import {formatDecimals} from '../../../../shared/formatDecimals.ts';
import {groupDigits} from '../../../../shared/groupDigits.ts';
import type {CountedGroup, ManyReport} from '../../engine/many/index.ts';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';

const formatShare = (share: number): string => `${formatDecimals(share * 100, 2)}%`;

function Interval({subjects, interval}: CountedGroup): ReactNode {
  if (!interval) return '–';
  const [low, high] = interval;
  const isInside = low <= subjects && subjects <= high;
  return `${groupDigits(low)} to ${groupDigits(high)}${isInside ? '' : ' (outside)'}`;
}

/** How many subjects get what, beside what the ranges promise. */
export default function Groups({report}: {report: ManyReport}): ReactNode {
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
