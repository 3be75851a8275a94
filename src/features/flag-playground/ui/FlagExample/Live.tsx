import {type ReactNode, useEffect, useState, useRef} from 'react';
import CallForm, {spaceHint} from '../CallForm.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import type {Playground} from '../usePlayground.ts';
import {playgroundAddress} from '../../state/address.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {EXAMPLE_NAMES} from '../../examples/names.ts';
import type {FigureStart} from '../../start.ts';
import Outcome from '../Outcome.tsx';
import {useAnswer} from '../useAnswer.tsx';
import {Picture} from '../Waterfall/index.tsx';
import styles from './styles.lazy.module.css';

type Props = Pick<Playground, 'state' | 'answer' | 'update'>;

/** The subject's key and the attributes of an example, without a way to rename or add one. */
function SubjectForm({state, answer, update}: Props): ReactNode {
  const {subjectKey, attributes} = state;
  const changed = (index: number, value: string) =>
    attributes.map((row, at) => (at === index ? {...row, value} : row));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={controls.fields}>
        <TextField
          label="Subject key"
          value={subjectKey}
          hint={spaceHint(subjectKey)}
          onChange={(typed) => update({subjectKey: typed})}
        />
        {attributes.map(({name, kind, value}, index) => (
          <TextField
            key={name}
            label={name}
            value={value}
            hint={kind === 'text' ? spaceHint(value) : undefined}
            error={answer.errors[`attribute-${index}`]}
            onChange={(typed) => update({attributes: changed(index, typed)})}
          />
        ))}
      </div>
    </form>
  );
}

/** Where the playground opens with what is typed; undefined while that is too long for a link. */
function useAddress(state: PlaygroundState, initial: string): string | undefined {
  const [address, setAddress] = useState<string | undefined>(initial);
  useEffect(() => {
    let isOld = false;
    void playgroundAddress(state).then((found) => {
      if (!isOld) setAddress(found);
    });
    return () => {
      isOld = true;
    };
  }, [state]);
  return address;
}

export interface LiveProps {
  data: FigureStart;
  /** What the figure showed until now. */
  initial: PlaygroundState;
}

const NOTHING = {answer: {errors: {}, problems: [], flagKeys: []}};

/** A figure that can be tried: its form, the answer to it, and the way to the whole playground. */
export default function Live({data, initial}: LiveProps): ReactNode {
  const [state, setState] = useState(initial);
  const {answer, report, isStale, failure} = useAnswer(state, NOTHING);
  const address = useAddress(state, data.address);
  const figure = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the keyboard goes on in the form.
  useEffect(() => figure.current?.querySelector('input')?.focus(), []);
  const Form = data.form === 'call' ? CallForm : SubjectForm;
  return (
    <figure ref={figure} className={clsx('framed', controls.panel, styles.figure)}>
      <figcaption className={controls.title}>{EXAMPLE_NAMES[data.example]}</figcaption>
      <Form
        state={state}
        answer={answer}
        update={(patch) => setState((previous) => ({...previous, ...patch}))}
      />
      {report || failure ? (
        <Outcome report={report} isStale={isStale} failure={failure} />
      ) : (
        <Picture data={data} />
      )}
      {address && (
        <p>
          <Link to={address}>Open in the playground</Link>
        </p>
      )}
    </figure>
  );
}
