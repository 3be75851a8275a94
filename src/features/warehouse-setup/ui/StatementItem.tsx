import type {ReactNode} from 'react';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import type {Statement} from '../setup.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';

/** One step of the script: what it is for, its SQL, and what breaks without it. */
export default function StatementItem({title, sql, grants, without}: Statement): ReactNode {
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
