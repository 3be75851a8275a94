import {beforeAll, describe, expect, test} from 'vitest';
import type {ReplayTable} from '../table.ts';

/** Long enough for all scenarios of an SDK on a busy machine. */
const LIMIT_MS = 240_000;

/** Compares a table of replays with the SDK, where that is installed. */
export function testReplays(
  {replays}: ReplayTable,
  play: (names: readonly string[]) => Promise<Record<string, unknown>>,
  isInstalled: boolean,
): void {
  describe.skipIf(!isInstalled)('the published SDK', () => {
    let played: Record<string, unknown>;

    beforeAll(async () => {
      played = await play(replays.map(({replay}) => replay));
    }, LIMIT_MS);

    test.each(replays)('does what the pages say about $replay', ({replay, observes}) => {
      expect(played[replay]).toEqual(observes);
    });
  });
}
