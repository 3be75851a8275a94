import {
  Fragment,
  type ReactNode,
  useId,
  useSyncExternalStore,
  type ChangeEvent,
  type DragEvent,
} from 'react';
import type {OwnTable} from '../engine/openTables.ts';
import {tableName} from '../state/ownTable.ts';
import {ownFiles} from './useSqlRun.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

interface Props {
  file: string;
  /** What became of it, which is not known before the engine starts. */
  table: OwnTable | undefined;
}

function OwnFile({file, table}: Props): ReactNode {
  if (table && 'problem' in table) return `${file} cannot be read. ${table.problem}`;
  return (
    <>
      {/* In quotes, a word of SQL can be a name, too. */}
      {file} is the table <code>&quot;{tableName(file)}&quot;</code>
      {table?.columns.map(({name, type}, index) => (
        <Fragment key={name}>
          {index === 0 ? ': ' : ', '}
          <code>{name}</code> {type}
        </Fragment>
      ))}
      .
    </>
  );
}

export default function OwnFiles(): ReactNode {
  const id = useId();
  const {tables, opened, refusals} = useSyncExternalStore(
    ownFiles.subscribe,
    ownFiles.get,
    ownFiles.get,
  );

  const onChange = ({target}: ChangeEvent<HTMLInputElement>) => {
    void ownFiles.add([...(target.files ?? [])]);
    // The same file, once it is corrected, has to count as another one.
    target.value = '';
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void ownFiles.add([...event.dataTransfer.files]);
  };

  return (
    <div
      className={styles.files}
      role="group"
      aria-label="Own files"
      data-markdown-ignore
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <label className={controls.label} htmlFor={id}>
        Add or drop your own CSV files
      </label>
      <input id={id} type="file" multiple accept=".csv,.tsv,.txt" onChange={onChange} />
      <p className={controls.note}>They stay in this tab: nothing is uploaded.</p>
      <div role="status">
        <ul className={controls.note}>
          {[...tables.values()].map(({file, table}) => (
            <li key={table.name}>
              <OwnFile file={file} table={opened.get(table.name)} />
            </li>
          ))}
          {[...refusals].map(([file, refusal]) => (
            <li key={file}>{refusal}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
