import {readEvaluation} from '../../search/cli/readEvaluation.ts';
import {runMain} from '../../../shared/cli/runMain.ts';
import {findPassages} from '../../search/engine/findPassages.ts';
import {evaluateAnswers} from './evaluateAnswers.ts';

runMain(async () => {
  const {engine, ...questions} = readEvaluation('ask:evaluate');
  const find = (question: string) => findPassages(engine, {text: question});
  console.log(JSON.stringify(evaluateAnswers(questions, find)));
});
