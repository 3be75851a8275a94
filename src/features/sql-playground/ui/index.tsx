import {type ReactNode, useState} from 'react';
import {schema} from './schema.ts';
import styles from './styles.lazy.module.css';
import {usePlaygroundLink} from '../../../shared/ui/usePlaygroundLink.ts';
import {hashFor, sqlOf, withHash} from '../state/link.ts';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {EXAMPLES, FIRST_EXAMPLE, type ExampleName} from '../examples.ts';
import OwnFiles from './OwnFiles.tsx';
import Runner from './Runner/index.tsx';

/** The tables and the view of the demo data with their columns and types. */
function Schema(): ReactNode {
  return (
    <div className={styles.schema} role="group" aria-label="Tables">
      {Object.entries(schema).map(([table, columns]) => (
        <details key={table}>
          <summary>{table}</summary>
          <ul>
            {Object.entries(columns).map(([name, type]) => (
              <li key={name}>
                <code>{name}</code> <small>{type}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** SQL that is kept in the address: read when the page comes alive, written when it changes. */
function useSqlText(first: string) {
  const [text, setText] = useState(first);
  const notice = usePlaygroundLink({
    shown: text,
    open: async () => {
      const sql = await sqlOf(window.location.hash);
      if (sql !== undefined && sql !== null) setText(sql);
      return sql !== null;
    },
    fold: async (sql) => (sql === first ? '' : hashFor(sql)),
    withLink: withHash,
    tooLong: 'This SQL is too long for a link: copy it instead.',
    changeEvent: 'hashchange',
  });
  return {text, setText, notice};
}

const names = Object.keys(EXAMPLES) as ExampleName[];
const NAMES = Object.fromEntries<string>(names.map((name) => [name, name]));

/** SQL on the demo data and on files of the reader's own, in the browser. */
export default function SqlPlayground(): ReactNode {
  const {text, setText, notice} = useSqlText(EXAMPLES[FIRST_EXAMPLE]);
  const shown = names.find((name) => EXAMPLES[name] === text);
  return (
    <Panel
      title="SQL playground"
      withoutScript="Running SQL needs JavaScript. The query below and its result stand without it."
      buttons={
        <Choice<string>
          label="Example"
          value={shown ?? ''}
          options={shown ? NAMES : {'': 'Your own', ...NAMES}}
          onChange={(name) => setText(EXAMPLES[name as ExampleName])}
        />
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
