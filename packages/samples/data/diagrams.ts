import {findSyntaxError, inertPurifier} from '../../../src/features/diagrams/checkSyntax.ts';
import {installedVersion} from '../core/installed.ts';
import type {Checker, Outcome} from '../core/types.ts';

/** Parses diagrams as the build does before it draws them. */
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
      const error = await findSyntaxError(fence.code);
      const findings = error
        ? [{fence, line: fence.line + error.line - 1, message: error.reason}]
        : [];
      outcomes.push({fence, status: error ? 'failed' : 'parsed', tool, findings});
    }
    return outcomes;
  },
};
