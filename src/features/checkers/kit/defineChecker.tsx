import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Answer, {type Verdict} from '../../../shared/ui/controls/Answer.tsx';
import LabeledField from '../../../shared/ui/controls/LabeledField.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import {UndoButton} from '../../../shared/ui/controls/ResetButtons.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {useUndo} from '../../../shared/ui/useUndo.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';
import ResultTable from '../../calculators/kit/ResultTable.tsx';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import Findings from './Findings.tsx';
import {type CheckerField, type CheckerForm, type Outcome, type Values} from './types.ts';
import {useAnswer} from './useAnswer.ts';

/** Selects a line of a text field and brings it into view. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
}

function judge({isGood, findings}: Outcome): Verdict {
  if (!isGood) return {tone: 'bad', word: 'Not right yet'};
  return findings.length > 0
    ? {tone: 'unclear', word: 'Right, with warnings'}
    : {tone: 'good', word: 'All right'};
}

/**
 * Makes the component of a checker: its fields, and below them what the check found. What is typed
 * is neither in the address nor in any storage; all but secrets is there again when the reader comes
 * back without a reload. In the page's Markdown, a link stands for it (`data-tool`).
 */
export function defineChecker<Name extends string>(form: CheckerForm<Name>): ComponentType {
  const {title, note, withoutScript} = form;
  const fields = Object.entries<CheckerField>(form.fields) as [Name, CheckerField][];
  const load = lazyImport(form.load);
  const fill = (textOf: (field: CheckerField, name: Name) => string) =>
    Object.fromEntries(fields.map(([name, field]) => [name, textOf(field, name)])) as Values<Name>;
  const isForSecrets = fields.some(([, {secret}]) => secret) || undefined;
  const blank = fill(() => '');
  const example = fill((field) => field.example);
  const keep = (values: Values<Name>) => fill(({secret}, name) => (secret ? '' : values[name]));
  const kept = {values: blank};

  return function Checker(): ReactNode {
    const place = useRef<HTMLFormElement>(null);
    const [values, setValues] = useState(kept.values);
    const {replace, undo} = useUndo(values, setValues, keep);
    useEffect(() => {
      kept.values = keep(values);
    }, [values]);
    const answer = useAnswer(load, values, blank);
    const outcome = answer && 'summary' in answer ? answer : undefined;
    const goTo = (line: number) => {
      const text = place.current?.querySelector('textarea');
      if (text) selectLine(text, line);
    };
    return (
      <div data-tool={title} data-for-secrets={isForSecrets}>
        <Panel
          title={title}
          withoutScript={withoutScript}
          isForScreens
          buttons={
            <>
              <UndoButton undo={undo} />
              <button type="button" className={controls.button} onClick={() => replace(blank)}>
                Clear
              </button>
              <button type="button" className={controls.button} onClick={() => replace(example)}>
                Fill in an example
              </button>
            </>
          }
        >
          <form
            ref={place}
            className={controls.fields}
            onSubmit={(event) => event.preventDefault()}
          >
            {fields.map(([name, field]) => (
              <LabeledField
                key={name}
                spec={field}
                value={values[name]}
                onChange={(text) => setValues((current) => ({...current, [name]: text}))}
              />
            ))}
          </form>
          <div role="status">
            {answer && 'notLoaded' in answer && (
              <Answer verdict={{tone: 'bad', word: 'Not checked'}}>
                <NotLoaded
                  what="The check could not be loaded."
                  error={answer.notLoaded}
                  retry="change a field to try again"
                >
                  A reload empties the fields.
                </NotLoaded>
              </Answer>
            )}
            {outcome && <Answer verdict={judge(outcome)}>{outcome.summary}</Answer>}
          </div>
          {outcome && (
            <>
              <Findings findings={outcome.findings} onLine={goTo} />
              {outcome.tables?.map((table) => (
                <ResultTable
                  key={table.caption}
                  {...table}
                  show={(text) => <TextWithCode text={text} />}
                />
              ))}
            </>
          )}
          <p className={controls.note}>{note} A reload empties the fields.</p>
        </Panel>
      </div>
    );
  };
}
