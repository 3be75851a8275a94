import {beforeAll, describe, expect, test} from 'vitest';
import type {Diagnostic} from '../../samples/languages/rust/cargo.ts';
import {behaviors} from '../rust/behaviors.ts';
import {compilation, wrap} from '../rust/compilation.ts';
import {play, PLAYER, type Played} from '../rust/play.ts';
import {withBuild} from '../../samples/languages/rust/workspace.ts';
import {availableToolchain} from '../../samples/languages/toolchains/index.ts';

/** The first build compiles the dependencies; a round of polling takes half a minute. */
const LIMIT_MS = 900_000;

describe.runIf(await availableToolchain('rust'))('the SDK', () => {
  const wrong = Object.entries(compilation).map(([title, {code, says}], index) => ({
    title,
    says,
    name: `wrong-${index}`,
    code: wrap(code),
  }));
  let diagnostics: Diagnostic[];
  const results = new Map<string, Played | Error>();

  beforeAll(async () => {
    const packages = wrong.map(({name, code}) => ({
      name,
      crates: ['eppo'],
      programs: [],
      files: [{path: 'src/lib.rs', code}],
    }));
    await withBuild([PLAYER, ...packages], async (build) => {
      diagnostics = build.diagnostics;
      const player = [...build.programs.values()][0];
      if (!player) throw new Error(`the player does not compile: ${JSON.stringify(diagnostics)}`);
      await Promise.all(
        Object.entries(behaviors).map(async ([title, replay]) => {
          const result = await play(player, replay).catch((error: Error) => error);
          results.set(title, result);
        }),
      );
    });
  }, LIMIT_MS);

  test.each(wrong)('does not compile with $title', ({name, says}) => {
    const own = diagnostics.filter(({file}) => file.startsWith(`packages/${name}-`));
    const said = own.map(({message, hint}) => `${message}; ${hint ?? ''}`).join('\n');
    expect(said).toMatch(says);
  });

  test.each(Object.entries(behaviors))('behaves as written: %s', (title, replay) => {
    const result = results.get(title)!;
    if (result instanceof Error) throw result;
    expect(result.prints).toEqual(replay.prints);
    const {warnings = [], requests} = replay;
    expect(result.warnings).toEqual(
      warnings.map((each) =>
        typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each),
      ),
    );
    if (requests) expect(result.requests).toMatchObject(requests);
  });
});
