import type {ReactNode} from 'react';
import {spaceHint} from '../spaceHint.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import type {Playground} from '../usePlayground.ts';

type Props = Pick<Playground, 'state' | 'answer' | 'update'>;

/** The subject's key and the attributes of an example, without a way to rename or add one. */
export default function SubjectForm({state, answer, update}: Props): ReactNode {
  const {subjectKey, attributes} = state;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={controls.fields}>
        <TextField
          label="Subject key"
          value={subjectKey}
          hint={spaceHint(subjectKey)}
          onChange={(typed) => update({subjectKey: typed}, 'subjectKey')}
        />
        {attributes.map(({name, kind, value}, index) => (
          <TextField
            key={name}
            label={name}
            value={value}
            hint={kind === 'text' ? spaceHint(value) : undefined}
            error={answer.errors[`attribute-${index}`]}
            onChange={(typed) =>
              update(
                {
                  attributes: attributes.map((row, i) =>
                    i === index ? {...row, value: typed} : row,
                  ),
                },
                name,
              )
            }
          />
        ))}
      </div>
    </form>
  );
}
