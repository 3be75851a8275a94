import {readEvaluation} from '../../search/cli/readEvaluation.ts';
import {readQuestions} from '../../search/cli/readQueries.ts';
import {runMain} from '../../../shared/cli/runMain.ts';
import {findPassages} from '../../search/engine/findPassages.ts';
import {evaluateAnswers} from './evaluateAnswers.ts';

runMain(async () => {
  const {file, engine} = readEvaluation('ask:evaluate', 'questions');
  const find = (question: string) => findPassages(engine, {text: question});
  console.log(JSON.stringify(evaluateAnswers(readQuestions(file), find)));
});
