import {expect, test} from 'vitest';
import {installedVersion} from '../../packages/samples/core/installed.ts';
import {evaluationCost} from '../../src/features/sdks/evaluationCost.ts';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';

const MEASURE_AGAIN = 'Measure again: npm run bench:sdks';

/** The figures with the fewest and the most flags. */
function ends({costs}: ReturnType<typeof evaluationCost>['sdks'][number]) {
  const [first, last] = [costs[0], costs.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured.');
  return {first, last};
}

test('what evaluation costs was measured on the SDKs that the samples run with', () => {
  const versions = evaluationCost().sdks.map(({sdk, version}) => [sdk, version]);
  expect(versions, MEASURE_AGAIN).toEqual([
    ['node', installedVersion(sdkManifest('node').package)],
    ['python', sdkManifest('python').latestVersion],
    ['rust', sdkManifest('rust').latestVersion],
  ]);
});

test('an assignment takes as long with a thousand flags as with ten, and memory grows', () => {
  for (const cost of evaluationCost().sdks) {
    const {first, last} = ends(cost);
    expect(last.flags / first.flags).toBe(100);
    expect(last.callMicroseconds / first.callMicroseconds, MEASURE_AGAIN).toBeLessThan(1.5);
    expect(last.memoryMegabytes, MEASURE_AGAIN).toBeGreaterThan(first.memoryMegabytes);
  }
});
