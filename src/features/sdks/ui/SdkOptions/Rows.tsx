import type {ReactNode} from 'react';
import ScrollableTable from '../../../../shared/ui/ScrollableTable/index.tsx';
import TextWithCode from '../../../../shared/ui/TextWithCode/index.tsx';
import Since from '../Since/index.tsx';
import type {SdkRow} from '../../views/rows.ts';
import styles from './styles.module.css';

/** The default of an option, or what stands in its place. */
function Default({row}: {row: SdkRow}): ReactNode {
  if (row.default !== undefined) return <code>{row.default}</code>;
  return row.required ? 'required' : 'none';
}

/** The manifest records either the version or what to use instead. */
function deprecation(text: string): string {
  return /^\d/.test(text) ? `Deprecated since ${text}.` : `Deprecated: ${text}.`;
}

/** Ends what stands before another sentence. */
function endSentence(text: string): string {
  return text && `${text.replace(/[.;]?$/, '.')} `;
}

interface Props {
  /** Heading of the first column. */
  label: string;
  rows: readonly SdkRow[];
  /** Whether the SDK logs or returns this: then nothing is required and nothing has a default. */
  isOutput: boolean;
}

/** A table of options, parameters or fields; columns that would be empty are left out. */
export default function Rows({label, rows, isOutput}: Props): ReactNode {
  const hasDefaults = !isOutput && rows.some((row) => row.default !== undefined || !row.required);
  const hasMeaning = rows.some((row) => row.meaning);
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">Type</th>
          {hasDefaults && <th scope="col">Default</th>}
          {hasMeaning && <th scope="col">Meaning</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={styles.name}>
              <code>{row.name}</code>
              {row.since && (
                <>
                  {' '}
                  <Since version={row.since} />
                </>
              )}
            </th>
            <td>
              <code>{row.type}</code>
            </td>
            {hasDefaults && (
              <td>
                <Default row={row} />
              </td>
            )}
            {hasMeaning && (
              <td>
                <TextWithCode
                  text={
                    row.deprecated
                      ? `${endSentence(row.meaning)}${deprecation(row.deprecated)}`
                      : row.meaning
                  }
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
