import {drawChart} from '../../../src/features/charts/drawChart.ts';
import {drawScreen} from '../../../src/features/product-screens/drawScreen.ts';
import type {DataMistake} from '../../../src/shared/parseData.ts';
import type {Checker} from '../core/types.ts';

/** A checker that draws fences as the build does. */
function drawingChecker(
  language: string,
  draw: (text: string) => object | {mistakes: DataMistake[]},
): Checker {
  return {
    name: `${language}s`,
    languages: [language],
    check: (fences) =>
      Promise.resolve(
        fences.map((fence) => {
          const drawn = draw(fence.code);
          const mistakes = 'mistakes' in drawn ? drawn.mistakes : [];
          return {
            fence,
            status: mistakes.length > 0 ? 'failed' : 'parsed',
            tool: 'own parser',
            findings: mistakes.map(({line, problem}) => ({
              fence,
              line: fence.line + line - 1,
              message: problem,
            })),
          };
        }),
      ),
  };
}

export const drawingCheckers = [
  drawingChecker('chart', drawChart),
  drawingChecker('screen', drawScreen),
];
