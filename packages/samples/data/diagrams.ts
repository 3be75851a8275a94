import {findSyntaxError, inertPurifier} from '../../../src/features/diagrams/checkSyntax.ts';
import {join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {installedVersion} from '../core/installed.ts';
import {ROOT} from '../core/paths.ts';
import type {Checker} from '../core/types.ts';
import {cachedToolchain} from '../languages/toolchains/cached.ts';
import {hashFiles} from '../../../src/shared/hashFiles.ts';
import type {Toolchain} from '../languages/toolchains/types.ts';

const tool = () => `mermaid ${installedVersion('mermaid')}`;

/** Parses diagrams as the build does before it draws them. */
const parser: Toolchain = {
  command: 'node',
  inputs: () => `${tool()} ${hashFiles([join(ROOT, 'src/features/diagrams/checkSyntax.ts')])}`,
  async check(fences) {
    // tsx gives `require` and `import` an instance each; the site's loader gives both the same.
    const {default: purifier} = await import('dompurify');
    Object.assign(purifier, inertPurifier);
    const findings = [];
    for (const fence of fences) {
      // Toolchains may have something to tell.
      await setImmediate();
      const error = await findSyntaxError(fence.code);
      if (error) findings.push({fence, line: fence.line + error.line - 1, message: error.reason});
    }
    return {tool: tool(), findings};
  },
};

/** Checks diagrams. */
export const diagramChecker: Checker = {
  name: 'diagrams',
  languages: ['mermaid'],
  async check(fences) {
    const report = await cachedToolchain('mermaid', parser).check(fences);
    return fences.map((fence) => {
      const findings = report.findings.filter((each) => each.fence === fence);
      const status = findings.length > 0 ? 'failed' : 'parsed';
      return {fence, status, tool: tool(), findings};
    });
  },
};
