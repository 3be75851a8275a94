import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {runCommand} from '../toolchains/command.ts';
import type {Toolchain} from '../toolchains/types.ts';

const program = fileURLToPath(new URL('./ParseJava.java', import.meta.url));

/** The parser of javac, all fences in one process. */
export const javaToolchain: Toolchain = {
  command: 'javac',
  async check(fences) {
    const folder = await mkdtemp(path.join(tmpdir(), 'samples-java-'));
    try {
      const files = fences.map((_, i) => path.join(folder, `${i}.java`));
      await Promise.all(files.map((file, i) => writeFile(file, fences[i]?.code ?? '')));
      const input = files.join('\n');
      const {code, stdout, stderr} = await runCommand('java', [program], {input});
      if (code !== 0) throw new Error(`javac failed to check the samples:\n${stderr}`);
      const [version = '', ...lines] = stdout.trim().split('\n');
      const findings = lines.flatMap((each) => {
        const [index, line, message] = each.split('\t');
        const fence = fences[Number(index)];
        if (!fence) return [];
        return [{fence, line: fence.line + Number(line) - 1, message: `javac: ${message}`}];
      });
      return {tool: `javac ${version}`, findings};
    } finally {
      await rm(folder, {recursive: true, force: true});
    }
  },
};
