import {type ReactNode, useId} from 'react';
import CodeField from '../../../shared/ui/CodeField/index.tsx';
import {lazyImport} from '../../../shared/lazyImport.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import Problems from '../../../shared/ui/CodeField/Problems.tsx';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import styles from './styles.lazy.module.css';
import type {Playground} from './usePlayground.ts';
import {useView, type View} from './useView.ts';

const loadEditor = lazyImport(() => import('./jsonEditor.ts'));

const VIEWS: Record<View, string> = {form: 'Form', json: 'JSON'};

type Props = Pick<Playground, 'state' | 'answer' | 'update' | 'example'>;

/** The flag to edit: as a form or as JSON, which change the same text. */
export default function FlagEditor({state, answer, update, example}: Props): ReactNode {
  const id = useId();
  const {view, choose, Form, error} = useView();
  const {configuration, flagKey} = state;
  const {problems} = answer;
  const isForm = view === 'form' && Form !== undefined;
  return (
    <div data-markdown-ignore>
      <fieldset className={`cluster ${styles.views}`}>
        <legend className={controls.label}>Edit the flag as</legend>
        {Object.entries(VIEWS).map(([key, name]) => (
          <label key={key} className={controls.option}>
            <input
              type="radio"
              name={id}
              checked={view === key}
              onChange={() => void choose(key as View)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p role="status" className={controls.error}>
        <NotLoaded what="The form could not be loaded." error={error} />
      </p>
      {Form && (
        <div hidden={!isForm}>
          <Form
            key={`${example} ${flagKey}`}
            text={configuration}
            {...{flagKey, problems}}
            onChange={(text) => update({configuration: text})}
          />
        </div>
      )}
      <div hidden={isForm}>
        <CodeField
          label="Configuration (UFC JSON)"
          rows={24}
          load={loadEditor}
          text={configuration}
          problems={problems}
          problemsId={id}
          onChange={(text) => update({configuration: text})}
        />
      </div>
      <Problems id={id} problems={problems} />
    </div>
  );
}
