import type {ReactNode} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import LabeledField from '../../../shared/ui/controls/LabeledField.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {problemsOf, scriptOf, shownFields} from '../setup.ts';
import {SETUPS, type Warehouse} from '../warehouses/index.ts';
import StatementItem from './StatementItem.tsx';
import styles from './styles.lazy.module.css';
import {useSetup} from './useSetup.ts';

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
        {shownFields(setup, values).map(([name, field]) => (
          <LabeledField
            key={name}
            spec={field}
            value={values[name] ?? ''}
            error={problems[name]}
            onChange={(text) => change({[name]: text})}
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
