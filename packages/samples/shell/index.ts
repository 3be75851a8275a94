import {execFile} from 'node:child_process';
import type {Checker, Fence, Finding, Outcome} from '../core/types.ts';
import {checkInstalls} from './installs.ts';
import {SCRIPTS} from './languages.ts';

const RE_ERROR = /^(?:\S*bash|-): line (\d+): (.*)$/;
const PARALLEL = 4;

/** Parses scripts with `bash -n` and compares install commands with the SDK manifests. */
export const shellChecker: Checker = {
  name: 'shell',
  languages: SCRIPTS,
  async check(fences) {
    const outcomes = new Map<string, Outcome>();
    const queue = [...fences];
    const work = async () => {
      for (let fence = queue.shift(); fence; fence = queue.shift()) {
        outcomes.set(fence.id, await checkScript(fence));
      }
    };
    await Promise.all(Array.from({length: PARALLEL}, work));
    return fences.flatMap(({id}) => outcomes.get(id) ?? []);
  },
};

async function checkScript(fence: Fence): Promise<Outcome> {
  const syntax = fence.language === 'powershell' ? [] : await findSyntaxErrors(fence);
  const installs = checkInstalls(fence.code).map(({line, ...fault}): Finding => ({
    fence,
    line: fence.line + line - 1,
    ...fault,
  }));
  const findings = [...syntax, ...installs];
  return {fence, status: findings.length > 0 ? 'failed' : 'parsed', tool: 'bash -n', findings};
}

function findSyntaxErrors(fence: Fence): Promise<Finding[]> {
  return new Promise((resolve) => {
    const child = execFile('bash', ['-n'], (_error, _stdout, stderr) => {
      const prompt = fence.code.split('\n').findIndex((line) => line.startsWith('$ '));
      const errors = stderr.split('\n').flatMap((text): Finding[] => {
        const match = RE_ERROR.exec(text);
        if (!match || match[2]?.startsWith('`')) return [];
        return [{fence, line: fence.line + Number(match[1]) - 1, message: match[2] ?? text}];
      });
      const prompts: Finding[] =
        prompt < 0
          ? []
          : [
              {
                fence,
                line: fence.line + prompt,
                message: 'a shell sample contains a prompt, which breaks when pasted',
                hint: 'remove `$ `, or use ```console for a session with output',
              },
            ];
      resolve([...errors, ...prompts]);
    });
    child.stdin?.end(`${fence.code}\n`);
  });
}
