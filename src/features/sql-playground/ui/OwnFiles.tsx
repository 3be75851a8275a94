import {useId, useState, type DragEvent, type ReactNode} from 'react';
import type {TableFile} from '../engine/openTables.ts';
import {ownTable, tableName} from '../state/ownTable.ts';
import {client} from './client.ts';
import styles from './styles.lazy.module.css';

interface Own {
  file: string;
  table: TableFile;
}

/** Adds files of the reader's own as tables. */
export default function OwnFiles(): ReactNode {
  const id = useId();
  const [own, setOwn] = useState<readonly Own[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const add = async (files: FileList) => {
    const read = await Promise.all(
      [...files].map(async (file) => ({file, table: await ownTable(file)})),
    );
    const added = read.flatMap(({file, table}) =>
      'refusal' in table ? [] : [{file: file.name, table}],
    );
    const names = new Set(added.map(({table}) => table.name));
    const all = [...own.filter(({table}) => !names.has(table.name)), ...added];
    setOwn(all);
    setRefusals(read.flatMap(({table}) => ('refusal' in table ? [table.refusal] : [])));
    client.setFiles(
      all.map(({table}) => table),
      setUnread,
    );
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void add(event.dataTransfer.files);
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
      <label htmlFor={id}>Add or drop your own CSV files</label>
      <input
        id={id}
        type="file"
        multiple
        accept=".csv,.tsv,.txt"
        onChange={({target}) => target.files && void add(target.files)}
      />
      <p>They stay in this tab: nothing is uploaded.</p>
      <div role="status">
        <ul>
          {own.map(({file, table}) => (
            <li key={file}>
              {unread.includes(table.name) ? (
                `${file} cannot be read: it needs a header and the same columns in each row.`
              ) : (
                <>
                  {file} is the table <code>{tableName(file)}</code>.
                </>
              )}
            </li>
          ))}
          {refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
