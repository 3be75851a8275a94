import {fileURLToPath} from 'node:url';
import {jvmToolchain} from '../java/jvmToolchain.ts';
import {kotlinCompiler} from '../java/libraries.ts';

const program = fileURLToPath(new URL('./CompileKotlin.java', import.meta.url));

/** Kotlin's own compiler. */
export const kotlinToolchain = jvmToolchain({
  language: 'kotlin',
  extension: '.kt',
  driver: async () => ({program, classpath: await kotlinCompiler(), name: 'kotlinc'}),
  // Declarations without package and imports may be part of a file that is not shown.
  isWhole: (code) => /^(?:import|package) /m.test(code),
  nameOf: () => 'Sample.kt',
});
