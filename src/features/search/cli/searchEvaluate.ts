import {runMain} from '../../../shared/cli/runMain.ts';
import {evaluate} from './evaluate.ts';
import {readEvaluation} from './readEvaluation.ts';

runMain(async () => {
  const {answered, engine} = readEvaluation('search:evaluate');
  console.log(JSON.stringify(evaluate(answered, engine), null, 2));
});
