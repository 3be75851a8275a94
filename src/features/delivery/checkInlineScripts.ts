import type {BuiltPage} from '../../shared/built-page/readPage.ts';

/** So much of a script is told, enough to find it. */
const SHOWN = 200;

/**
 * Makes sure that built pages run no inline scripts but the given ones: a policy made from whatever
 * is on the pages would approve anything.
 *
 * @throws Error naming each page with another script, and the start of the script.
 */
export function checkInlineScripts(pages: readonly BuiltPage[], expected: readonly string[]): void {
  const problems = pages.flatMap(({route, scripts}) =>
    scripts
      .filter((script) => !expected.includes(script))
      .map((script) => `  - ${route}: ${script.trim().slice(0, SHOWN)}`),
  );
  if (problems.length > 0) {
    throw new Error(
      'These pages have inline scripts that the policy of the site does not expect. Take them out ' +
        `of the content, or load them from a file:\n${problems.join('\n')}`,
    );
  }
}
