import {readFileSync} from 'node:fs';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {delimiter, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashFiles} from '../../../../src/shared/hashFiles.ts';
import {run} from '../toolchains/command.ts';
import {installOnce} from '../toolchains/installOnce.ts';
import {installJars} from './jars.ts';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
const POM = join(TEMPLATE, 'pom.xml');

/** An SDK whose declarations are Java. */
export type JvmSdk = 'java' | 'android';

/** A file of `template`, with the declarations of several packages. */
type Declarations = 'common' | 'server' | 'android';

const DECLARATIONS: Readonly<Record<JvmSdk, readonly Declarations[]>> = {
  java: ['common', 'server'],
  android: ['common', 'android'],
};

/** Packages that a program which uses the SDK does not have. Names of jars start with a group. */
const ABSENT: Readonly<Record<JvmSdk, RegExp>> = {
  java: /^com\.google\.android\.|compiler|daemon/,
  android: /compiler|daemon/,
};

/** The folder with the jars of `pom.xml`, which Maven downloads once. */
export const jarsOfPom = (): Promise<string> =>
  installJars('java', POM, 'The packages of the Java and Kotlin samples cannot be installed');

async function jarsOf(sdk: JvmSdk): Promise<string[]> {
  const jars = await jarsOfPom();
  const names = await readdir(jars);
  return names.filter((name) => !ABSENT[sdk].test(name)).map((name) => join(jars, name));
}

/** The types that a file declares, each as the file of its own that Java wants. */
export function typesIn(declarations: Declarations): {path: string; code: string}[] {
  const text = readFileSync(join(TEMPLATE, `${declarations}.java`), 'utf8');
  return text.split(/^(?=package )/m).flatMap((section) => {
    const [head = '', ...types] = section.split(/^(?=public )/m);
    const folder = /package (.+);/.exec(head)![1]!;
    return types.map((type) => {
      const name = /(?:class|interface|enum) (\w+)/.exec(type)![1]!;
      return {path: join(folder, `${name}.java`), code: head + type};
    });
  });
}

/** What samples of an SDK are compiled against: its declarations and third-party packages. */
export async function classpathOf(sdk: JvmSdk): Promise<string> {
  const jars = await jarsOf(sdk);
  const classes = await installOnce(`java/${sdk}-${hashFiles([TEMPLATE])}`, async (folder) => {
    const sources: string[] = [];
    for (const {path, code} of DECLARATIONS[sdk].flatMap(typesIn)) {
      const file = join(folder, 'sources', path);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, code);
      sources.push(file);
    }
    const args = ['-proc:none', '-d', folder, '-cp', jars.join(delimiter), ...sources];
    await run('javac', args, `The declarations of the ${sdk} SDK do not compile`);
  });
  return [classes, ...jars].join(delimiter);
}

/** The Kotlin compiler and what it needs. */
export async function kotlinCompiler(): Promise<string> {
  const jars = await jarsOfPom();
  const names = (await readdir(jars)).filter((name) => name.startsWith('org.jetbrains.'));
  return names.map((name) => join(jars, name)).join(delimiter);
}
