import {type ReactNode, useCallback, useState} from 'react';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import {initialOf, sharedFields, shownFields} from '../../calculators/kit/fields.ts';
import {
  type Statement,
  statementsOf,
  type Setup,
  type Values,
  problemsOf,
  scriptOf,
} from '../setup.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import LabeledField from '../../../shared/ui/controls/LabeledField.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import {SETUPS, type Warehouse} from '../warehouses/index.ts';
import styles from './styles.lazy.module.css';

/** One step of the script: what it is for, its SQL, and what breaks without it. */
function StatementItem({title, sql, grants, without}: Statement): ReactNode {
  return (
    <li>
      <p className={controls.label}>{title}</p>
      <p>
        <strong>Gives:</strong> <TextWithCode text={grants} />
      </p>
      <div data-language="sql">
        <pre
          // Code that scrolls must be reachable with the keyboard.
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-label={`SQL: ${title}`}
        >
          <code>{sql}</code>
        </pre>
      </div>
      <p className={controls.note}>
        <strong>Without it</strong>, <TextWithCode text={without} />
      </p>
    </li>
  );
}

interface Shown {
  values: Values;
  /** Made of the last names that could be used. */
  statements: Statement[];
  isStale: boolean;
}

function next(setup: Setup, previous: Shown, values: Values): Shown {
  const statements = statementsOf(setup, values);
  return statements ? {values, statements, isStale: false} : {...previous, values, isStale: true};
}

/** Names and statements of a warehouse; the names are kept in the address. */
function useSetup(setup: Setup) {
  const [defaults] = useState(() => initialOf(setup.fields));
  const [state, setState] = useState<Shown>(() => ({
    values: defaults,
    statements: setup.statements(defaults),
    isStale: false,
  }));
  const change = useCallback(
    (patch: Values) =>
      setState((previous) => next(setup, previous, {...previous.values, ...patch})),
    [setup],
  );
  const [shared] = useState(() => sharedFields(setup.fields, defaults));
  const values = sharedFields(setup.fields, state.values);
  useQueryFields({prefix: 'setup', defaults: shared, values, onRead: change});
  return {...state, change, reset: () => change(defaults)};
}

/** Names of a warehouse, and below them the statements that prepare it for Eppo. */
export default function WarehouseSetup({warehouse}: {warehouse: Warehouse}): ReactNode {
  const setup = SETUPS[warehouse];
  const {values, statements, isStale, change, reset} = useSetup(setup);
  const problems = problemsOf(setup, values);
  return (
    <Panel
      title="Your names"
      withoutScript="Changing the names here needs JavaScript. Replace them in the statements instead."
      buttons={<ResetButtons reset={reset} />}
    >
      <form className={controls.fields} onSubmit={(event) => event.preventDefault()}>
        {shownFields(setup.fields, values).map(([name, field, text]) => (
          <LabeledField
            key={name}
            spec={field}
            value={text}
            error={problems[name]}
            onChange={(typed) => change({[name]: typed})}
          />
        ))}
      </form>
      <div className={controls.actions} data-markdown-ignore>
        <CopyText
          text={() => scriptOf(statements)}
          label="Copy all as one script"
          fallbackLabel="Script"
          classNames={controls}
        />
      </div>
      <p role="status" className={controls.error}>
        {isStale &&
          'A name above needs correcting. These are the statements for the last usable names.'}
      </p>
      <ol className={styles.statements}>
        {statements.map((statement) => (
          <StatementItem key={statement.title} {...statement} />
        ))}
      </ol>
    </Panel>
  );
}
