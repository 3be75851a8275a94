import type {Answer, Written} from '../conversation.ts';
import type {AnswerModel} from '../settings.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

const loadWriter = lazyImport(() => import('../model/writeAnswer.ts'));

interface Writing {
  model: AnswerModel;
  question: string;
  stop: AbortSignal;
  show: (answer: Answer) => void;
}

/** Has the model write below a question what the quotes say, and shows it as it grows. */
export async function writeInto(
  found: Extract<Answer, {status: 'found'}>,
  {model, question, stop, show}: Writing,
): Promise<void> {
  const showWritten = (written: Written | undefined): void => show({...found, written});
  showWritten({state: 'writing', text: ''});
  try {
    const {default: writeAnswer} = await loadWriter();
    const onText = (text: string): void => showWritten({state: 'writing', text});
    showWritten(await writeAnswer({model, question, quotes: found.quotes, stop, onText}));
  } catch {
    // Its code did not arrive: the passages alone are an answer, too.
    showWritten(undefined);
  }
}
