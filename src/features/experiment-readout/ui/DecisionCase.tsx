import {useCallback, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {CHOICES, readoutOf, type Choice} from '../cases/case.ts';
import {CASES} from '../cases/index.ts';
import {Results} from './ResultsTable.tsx';
import styles from './styles.lazy.module.css';

const NAMES = Object.keys(CHOICES) as Choice[];

/** What the reader decided for a case, kept in the address. */
function useDecision(id: string) {
  const [defaults] = useState<Readonly<Record<string, string>>>(() => ({[id]: ''}));
  const [values, setValues] = useState(defaults);
  const onRead = useCallback((given: Readonly<Record<string, string>>) => setValues(given), []);
  useQueryFields({prefix: 'decide', defaults, values, onRead});
  const chosen = NAMES.find((name) => name === values[id]);
  return {chosen, choose: (choice: Choice) => setValues({[id]: choice})};
}

/** A readout to decide on, with a reasoned answer to every choice. */
export default function DecisionCase({id}: {id: string}): ReactNode {
  const headingId = useId();
  const {chosen, choose} = useDecision(id);
  const found = CASES.find((each) => each.id === id);
  if (!found) throw new Error(`There is no case "${id}".`);
  const {story, answer, read} = found;
  const readout = readoutOf(found);
  const reasons = found.reasons(readout);
  return (
    <section className={`framed ${controls.panel}`} aria-label={readout.experiment.name}>
      <p>{story}</p>
      <Results readout={readout} />
      <div
        role="group"
        aria-labelledby={headingId}
        className={clsx(controls.actions, styles.choices)}
        data-markdown-ignore
      >
        <p id={headingId}>What do you do?</p>
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={controls.button}
            aria-pressed={chosen === name}
            onClick={() => choose(name)}
          >
            {CHOICES[name]}
          </button>
        ))}
      </div>
      <div role="status" data-markdown-ignore>
        {chosen && (
          <Answer
            verdict={
              chosen === answer
                ? {tone: 'good', word: `${CHOICES[chosen]} is right.`}
                : {tone: 'bad', word: `${CHOICES[chosen]}: better not.`}
            }
          >
            {reasons[chosen]}
          </Answer>
        )}
      </div>
      <details>
        <summary>The answer, and a reason for each choice</summary>
        <ul>
          {NAMES.map((name) => (
            <li key={name}>
              <strong>
                {CHOICES[name]}
                {name === answer ? ' (the answer)' : ''}.
              </strong>{' '}
              {reasons[name]}
            </li>
          ))}
        </ul>
        <p>
          Read: <Link to={read.to}>{read.label}</Link>.
        </p>
      </details>
    </section>
  );
}
