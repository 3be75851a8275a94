import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Fence, Finding} from '../../core/types.ts';
import {runCommand} from '../toolchains/command.ts';

const program = fileURLToPath(new URL('./ParseJava.java', import.meta.url));

/** Checks the syntax of members and statements with the parser of javac, all in one process. */
export async function parseJava(fences: readonly Fence[]): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-java-'));
  try {
    const files = fences.map((_, i) => path.join(folder, `${i}.java`));
    await Promise.all(files.map((file, i) => writeFile(file, fences[i]?.code ?? '')));
    const input = files.join('\n');
    const {code, stdout, stderr} = await runCommand('java', [program], {input});
    if (code !== 0) throw new Error(`javac failed to parse the samples:\n${stderr}`);
    return stdout.split('\n').flatMap((each) => {
      const [index, line, message] = each.split('\t');
      const fence = fences[Number(index)];
      if (!fence || message === undefined) return [];
      return [{fence, line: fence.line + Number(line) - 1, message: `javac: ${message}`}];
    });
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
