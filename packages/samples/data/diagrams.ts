import {setImmediate} from 'node:timers/promises';
import {findSyntaxError, inertPurifier} from '../../../src/features/diagrams/checkSyntax.ts';
import {installedVersion} from '../core/installed.ts';
import type {Checker, Outcome} from '../core/types.ts';

/** Checks that Mermaid itself can read diagrams. */
export const diagramChecker: Checker = {
  name: 'diagrams',
  languages: ['mermaid'],
  async check(fences) {
    // tsx gives `require` and `import` an instance each; the site's loader gives both the same.
    const {default: purifier} = await import('dompurify');
    Object.assign(purifier, inertPurifier);
    const tool = `mermaid ${installedVersion('mermaid')}`;
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
