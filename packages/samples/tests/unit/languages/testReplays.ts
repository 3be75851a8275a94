import {beforeAll, describe, expect, test} from 'vitest';
import type {ReplayTable} from '../../../languages/replays/table.ts';

/** Long enough for all scenarios of an SDK on a busy machine. */
const LIMIT_MS = 240_000;

/** Compares a table of replays with its pages and, where the SDK is installed, with the SDK. */
export function testReplays(
  {replays, missingQuotes, rowsWithoutReplay}: ReplayTable,
  play: (names: readonly string[]) => Promise<Record<string, unknown>>,
  isInstalled: boolean,
): void {
  test('every replay quotes what its page says', () => {
    expect(missingQuotes()).toEqual([]);
  });

  test('every row of a failure table is replayed', () => {
    expect(rowsWithoutReplay()).toEqual([]);
  });

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
