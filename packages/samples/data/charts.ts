import {drawChart} from '../../../src/features/charts/drawChart.ts';
import type {Checker} from '../core/types.ts';

/** Draws charts as the build does. */
export const chartChecker: Checker = {
  name: 'charts',
  languages: ['chart'],
  check: (fences) =>
    Promise.resolve(
      fences.map((fence) => {
        const drawn = drawChart(fence.code);
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
