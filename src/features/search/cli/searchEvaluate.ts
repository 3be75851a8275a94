import {runMain} from '../../../shared/cli/runMain.ts';
import {evaluate} from './evaluate.ts';
import {readEvaluation} from './readEvaluation.ts';
import {readQueries} from './readQueries.ts';

runMain(async () => {
  const {file, engine} = readEvaluation('search:evaluate', 'queries');
  console.log(JSON.stringify(evaluate(readQueries(file), engine), null, 2));
});
