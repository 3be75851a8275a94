import {setImmediate} from 'node:timers/promises';
import {isThorough, thoroughVersion} from '../../thorough/load.ts';
import type {Checker, Outcome} from '../core/types.ts';
import {findSyntaxError} from './mermaid.ts';

/** Checks diagrams with Mermaid, where it is installed; nothing else can tell what is wrong. */
export const diagramChecker: Checker = {
  name: 'diagrams',
  languages: ['mermaid'],
  async check(fences) {
    if (!isThorough()) {
      const unproven = 'Mermaid is not installed';
      return fences.map((fence) => ({fence, status: 'parsed', tool: '', unproven, findings: []}));
    }
    const tool = `mermaid ${thoroughVersion('mermaid')}`;
    const outcomes: Outcome[] = [];
    for (const fence of fences) {
      // Toolchains may have something to tell.
      await setImmediate();
      const error = await findSyntaxError(fence.code);
      outcomes.push(
        error
          ? {
              fence,
              status: 'failed',
              tool,
              findings: [{fence, line: fence.line + error.line - 1, message: error.reason}],
            }
          : {fence, status: 'parsed', tool, findings: []},
      );
    }
    return outcomes;
  },
};
