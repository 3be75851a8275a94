import path from 'node:path';
import {parseArgs} from 'node:util';
import {readIndex} from '../../search/cli/readIndex.ts';
import {readQuestions} from '../../search/cli/readQueries.ts';
import {createEngine} from '../../search/engine/engine.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

import {findPassages} from '../findPassages.ts';
import {evaluateAnswers} from './evaluateAnswers.ts';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) {
    throw new Error('Name a file of questions: npm run --silent ask:evaluate -- questions.json');
  }
  const engine = createEngine(readIndex(path.resolve(values.build)));
  const find = (question: string) => findPassages(engine, question);
  console.log(JSON.stringify(evaluateAnswers(readQuestions(file), find)));
});
