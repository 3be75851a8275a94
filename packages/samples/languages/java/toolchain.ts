import {fileURLToPath} from 'node:url';
import {jvmToolchain} from './jvmToolchain.ts';

const program = fileURLToPath(new URL('./CompileJava.java', import.meta.url));
const RE_TYPE =
  /^(?:(?:public|abstract|final|sealed) )*(?:class|interface|enum|record|@interface) \w/m;

/** Java's own compiler. */
export const javaToolchain = jvmToolchain({
  language: 'java',
  extension: '.java',
  driver: () => Promise.resolve({program, name: 'javac'}),
  // A class without package and imports may be one of a file that is not shown.
  isWhole: (code) => /^(?:import|package) /m.test(code) && RE_TYPE.test(code),
  nameOf(code) {
    const type = /^public (?:\w+ )*(?:class|interface|enum|record) (\w+)/m.exec(code)?.[1];
    return `${type ?? 'Sample'}.java`;
  },
});
