import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {inlineScripts} from './inlineScripts.ts';

/** So much of a script is told, enough to find it. */
const SHOWN = 200;

/**
 * Makes sure that built pages run no inline scripts but the given ones: a policy made from whatever
 * is on the pages would approve anything.
 *
 * @throws Error naming each page with another script, and the start of the script.
 */
export async function checkInlineScripts(
  folder: string,
  expected: readonly string[],
): Promise<void> {
  const found = await Promise.all(
    globSync('**/*.html', {cwd: folder})
      .sort()
      .map(async (page) => {
        const scripts = inlineScripts(await readFile(path.join(folder, page), 'utf8'));
        return scripts
          .filter((script) => !expected.includes(script))
          .map((script) => `  - ${page}: ${script.trim().slice(0, SHOWN)}`);
      }),
  );
  const problems = found.flat();
  if (problems.length > 0) {
    throw new Error(
      'These pages have inline scripts that the policy of the site does not expect. Take them out ' +
        `of the content, or load them from a file:\n${problems.join('\n')}`,
    );
  }
}
