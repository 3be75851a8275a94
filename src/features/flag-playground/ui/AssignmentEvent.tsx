import type {ReactNode} from 'react';
import {eventFields} from '../engine/eventRow.ts';
import type {Report} from '../engine/report.ts';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';

/** The event that the logger gets, field by field, with the row it becomes. */
export default function AssignmentEvent({event}: Pick<Report, 'event'>): ReactNode {
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
