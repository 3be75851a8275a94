import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Who may do this in the product; `Engineer` needs no account there. */
  role: string;
  time: string;
  /** What must be switched on first. */
  feature?: string;
  /** Prerequisites, as a list. */
  children?: ReactNode;
}

/** Who can do what the page describes, how long it takes and what must be there. */
export default function BeforeYouStart({role, time, feature, children}: Props): ReactNode {
  const titleId = useId();
  const facts = [['Role', role] as const, ['Time', time] as const];
  return (
    <div className="framed tinted aside" role="group" aria-labelledby={titleId}>
      <p id={titleId}>Before you start</p>
      <dl className={`cluster ${styles.facts}`}>
        {[...facts, ...(feature ? [['Feature', feature] as const] : [])].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
