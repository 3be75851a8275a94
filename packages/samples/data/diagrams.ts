import {join} from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {hashFiles} from '../../../src/shared/hashFiles.ts';
import {isThorough, thoroughVersion} from '../../thorough/load.ts';
import {ROOT} from '../core/paths.ts';
import type {Checker} from '../core/types.ts';
import {cachedToolchain} from '../languages/toolchains/cached.ts';
import type {Toolchain} from '../languages/toolchains/types.ts';
import {findSyntaxError} from './mermaid.ts';

const tool = () => `mermaid ${thoroughVersion('mermaid')}`;

const parser: Toolchain = {
  command: 'node',
  inputs: () => `${tool()} ${hashFiles([join(ROOT, 'packages/samples/data/mermaid.ts')])}`,
  async check(fences) {
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

/** Checks diagrams with Mermaid, where it is installed; nothing else can tell what is wrong. */
export const diagramChecker: Checker = {
  name: 'diagrams',
  languages: ['mermaid'],
  async check(fences) {
    if (!isThorough()) {
      return fences.map((fence) => ({fence, status: 'not-code', tool: 'none', findings: []}));
    }
    const report = await cachedToolchain('mermaid', parser).check(fences);
    return fences.map((fence) => {
      const findings = report.findings.filter((each) => each.fence === fence);
      const status = findings.length > 0 ? 'failed' : 'parsed';
      return {fence, status, tool: tool(), findings};
    });
  },
};
