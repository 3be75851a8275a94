import {readFileSync} from 'node:fs';
import {runCommand} from '../toolchains/command.ts';
import type {Toolchain} from '../toolchains/types.ts';

const script = readFileSync(new URL('./parse_python.py', import.meta.url), 'utf8');

type Answer = {version: string; errors: {index: number; line: number; message: string}[]};

/** Python's own compiler and symbol tables, all fences in one process. */
export const pythonToolchain: Toolchain = {
  command: 'python3',
  async check(fences, before = () => []) {
    const programs = fences.map((fence) => [before(fence).map(({code}) => code), fence.code]);
    const input = JSON.stringify(programs);
    const {code, stdout, stderr} = await runCommand('python3', ['-c', script], {input});
    if (code !== 0) throw new Error(`python3 failed to check the samples:\n${stderr}`);
    const answer = JSON.parse(stdout) as Answer;
    const findings = answer.errors.flatMap(({index, line, message}) => {
      const fence = fences[index];
      return fence ? [{fence, line: fence.line + line - 1, message: `python: ${message}`}] : [];
    });
    return {tool: `python ${answer.version}`, findings};
  },
};
