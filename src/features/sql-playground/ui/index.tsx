import {useId, type ReactNode} from 'react';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {EXAMPLES, FIRST_EXAMPLE, type ExampleName} from '../examples.ts';
import OwnFiles from './OwnFiles.tsx';
import Runner from './Runner/index.tsx';
import Schema from './Schema.tsx';
import styles from './styles.lazy.module.css';
import {useSqlText} from './useSqlText.ts';

const names = Object.keys(EXAMPLES) as ExampleName[];

/** SQL on the demo data and on files of the reader's own, in the browser. */
export default function SqlPlayground(): ReactNode {
  const id = useId();
  const {text, setText, notice} = useSqlText(EXAMPLES[FIRST_EXAMPLE]);
  const shown = names.find((name) => EXAMPLES[name] === text);
  return (
    <Panel
      title="SQL playground"
      withoutScript="Running SQL needs JavaScript. The query below and its result stand without it."
      buttons={
        <div className={controls.field}>
          <label htmlFor={`${id}-example`}>Example</label>
          <select
            id={`${id}-example`}
            value={shown ?? ''}
            onChange={({target}) => setText(EXAMPLES[target.value as ExampleName])}
          >
            {!shown && <option value="">Your own</option>}
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      }
    >
      <p role="status" className={controls.error}>
        {notice}
      </p>
      <Runner text={text} onChange={setText} />
      <div className={styles.columns}>
        <Schema />
        <OwnFiles />
      </div>
    </Panel>
  );
}
