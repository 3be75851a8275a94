import type {ReactNode} from 'react';
import {groupDigits} from '../../../../shared/groupDigits.ts';
import type {ManyReport} from '../../engine/many/index.ts';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import {changeSentence} from './sentences.ts';

function Received({variation}: {variation: string | null}): ReactNode {
  return variation === null ? 'the default' : <code>{variation}</code>;
}

/** What an edit changes for the subjects. */
export default function Changes({comparison}: Pick<ManyReport, 'comparison'>): ReactNode {
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
