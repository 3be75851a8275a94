import type {ReactNode} from 'react';
import {VARIATION_TYPES, type VariationTypeName} from '../../../shared/sdk-calls/variationTypes.ts';
import Attributes from './Attributes.tsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import {spaceHint} from './spaceHint.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../shared/ui/controls/TextField.tsx';
import type {Playground} from './usePlayground.ts';

const GETTERS = Object.fromEntries(VARIATION_TYPES.map((type) => [type, type])) as Record<
  VariationTypeName,
  string
>;

type Props = Pick<Playground, 'state' | 'answer' | 'update'>;

/** The call of the getter: flag, subject, attributes, type and default. */
export default function CallForm({state, answer, update}: Props): ReactNode {
  const {errors, flagKeys} = answer;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={controls.fields}>
        <TextField
          label="Flag key"
          value={state.flagKey}
          options={flagKeys}
          hint={spaceHint(state.flagKey)}
          onChange={(flagKey) => update({flagKey}, 'flagKey')}
        />
        <TextField
          label="Subject key"
          value={state.subjectKey}
          hint={spaceHint(state.subjectKey)}
          onChange={(subjectKey) => update({subjectKey}, 'subjectKey')}
        />
        <Choice
          label="Getter"
          value={state.variationType}
          options={GETTERS}
          onChange={(variationType) => update({variationType}, 'variationType')}
        />
        <TextField
          label="Default in the code"
          value={state.defaultValue}
          error={errors.defaultValue}
          onChange={(defaultValue) => update({defaultValue}, 'defaultValue')}
        />
      </div>
      <Attributes
        rows={state.attributes}
        errors={errors}
        onChange={(attributes, about) => update({attributes}, about)}
      />
    </form>
  );
}
