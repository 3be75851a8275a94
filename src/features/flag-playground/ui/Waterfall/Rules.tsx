import type {ReactNode} from 'react';
import type {ConditionTrace, RuleTrace} from '../../engine/report.ts';
import Marked from './Marked.tsx';
import styles from './styles.lazy.module.css';

function Condition({condition}: {condition: ConditionTrace}): ReactNode {
  const {attribute, operator, value, held, mark, note} = condition;
  return (
    <li>
      <Marked mark={mark} /> <code>{attribute}</code> <code>{operator}</code> <code>{value}</code>{' '}
      <span className={styles.held}>
        {held === undefined ? (
          'the subject has no such attribute'
        ) : (
          <>
            the subject has <code>{held}</code>
          </>
        )}
        {note && `: ${note}`}
      </span>
    </li>
  );
}

/** The rules of an allocation, of which one has to hold, with their conditions. */
export default function Rules({rules}: {rules: readonly RuleTrace[]}): ReactNode {
  if (rules.length === 0) return <p className={styles.everyone}>No rules: everyone.</p>;
  return rules.map((rule, index) => (
    <div key={index} className={styles.rule}>
      <p>
        {index === 0 ? 'If' : 'Or if'} all of these hold: <Marked mark={rule.mark} />
      </p>
      <ul>
        {rule.conditions.length === 0 && <li>no condition: everyone</li>}
        {rule.conditions.map((condition, position) => (
          <Condition key={position} condition={condition} />
        ))}
      </ul>
    </div>
  ));
}
