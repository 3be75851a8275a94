import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';

/** Long enough for all scenarios of an SDK on a busy machine. */
const LIMIT_MS = 240_000;

/** What is in a `replays.yaml`. */
type Table = {
  /** The release that plays, where it is not the one that the pages describe. */
  version?: string;
  /** What scenarios return, by the names of their functions. */
  replays: Readonly<Record<string, unknown>>;
};

/**
 * Compares the scenarios of a folder with its `replays.yaml`, where the SDK is installed.
 *
 * @param play plays scenarios by their names, on the published SDK
 * @returns the release that plays, where the table says so
 */
export function testReplays(
  folder: 'node' | 'python',
  play: (names: readonly string[]) => Promise<Record<string, unknown>>,
  isInstalled = true,
): string | undefined {
  const file = `packages/sdk-behavior/${folder}/replays.yaml`;
  const {version, replays} = parse(readFileSync(file, 'utf8')) as Table;
  describe.skipIf(!isInstalled)('the published SDK', () => {
    let played: Record<string, unknown>;

    beforeAll(async () => {
      played = await play(Object.keys(replays));
    }, LIMIT_MS);

    test.each(Object.entries(replays))('does what the pages say about %s', (name, observes) => {
      expect(played[name]).toEqual(observes);
    });
  });
  return version;
}
