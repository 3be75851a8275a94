import {useId, useSyncExternalStore, type ChangeEvent, type DragEvent, type ReactNode} from 'react';
import {ownFiles} from './client.ts';
import OwnFile from './OwnFile.tsx';
import styles from './styles.lazy.module.css';

/** Adds files of the reader's own as tables. */
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
      <label htmlFor={id}>Add or drop your own CSV files</label>
      <input id={id} type="file" multiple accept=".csv,.tsv,.txt" onChange={onChange} />
      <p>They stay in this tab: nothing is uploaded.</p>
      <div role="status">
        <ul>
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
