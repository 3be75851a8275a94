import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {thoroughVersion} from '../../thorough/load.ts';
import {extractPage} from '../core/extract.ts';
import type {Fence} from '../core/types.ts';
import {runToolchain} from '../languages/typescript/run/index.ts';

const PAGE = 'docs/guides/migrations/optimizely-migration.mdx';
const CLIENT = '@optimizely/optimizely-sdk';

const {fences} = extractPage(PAGE);

const EMPTY =
  'attributes audiences typedAudiences groups events variables experiments integrations';
const IDS = 'revision projectId accountId sdkKey environmentKey';

/** A flag with the variables that the page's stand-in serves, at 100%. */
function flag(key: string) {
  const variables = Object.entries({title: 'Spring sale', cta: 'Buy'});
  const variation = {
    ...{id: `on-${key}`, key: `on-${key}`, featureEnabled: true},
    variables: variables.map(([name, value]) => ({id: `${key}-${name}`, value})),
  };
  const experiment = {
    ...{id: key, key, status: 'Running', layerId: key, audienceIds: [], forcedVariations: {}},
    trafficAllocation: [{entityId: variation.id, endOfRange: 10_000}],
    variations: [variation],
  };
  return {
    rollout: {id: key, experiments: [experiment]},
    feature: {
      ...{id: key, key, experimentIds: [], rolloutId: key},
      variables: variables.map(([name]) => {
        return {id: `${key}-${name}`, key: name, type: 'string', defaultValue: ''};
      }),
    },
  };
}

const flags = ['banner', 'hero-campaign', 'not-recreated'].map(flag);

/** The flags in the form of a datafile. */
const DATAFILE = {
  ...Object.fromEntries(EMPTY.split(' ').map((name) => [name, []])),
  ...Object.fromEntries(IDS.split(' ').map((name) => [name, '1'])),
  ...{version: '4', anonymizeIP: true, botFiltering: false, sendFlagDecisions: true},
  featureFlags: flags.map(({feature}) => feature),
  rollouts: flags.map(({rollout}) => rollout),
};

/** The page's sample of all modes, with Optimizely's own client in place of the stand-in. */
function withRealClient({code, ...fence}: Fence): Fence {
  const file = createRequire(import.meta.url).resolve(`../../thorough/node_modules/${CLIENT}`);
  const real = [
    `import { createInstance, createStaticProjectConfigManager } from '${file}';`,
    `const projectConfigManager = createStaticProjectConfigManager({ datafile: '${JSON.stringify(DATAFILE)}' });`,
    'const client = createInstance({ projectConfigManager });',
    'await client.onReady();',
  ];
  return {...fence, code: code.replace(/^const client = \{\n[\s\S]*?^\};/m, real.join('\n'))};
}

describe.skipIf(!thoroughVersion(CLIENT))('the wrapper around Optimizely', () => {
  it('does with the published client what the page shows with a stand-in', async () => {
    const modes = fences.find(({meta}) => meta.title === 'modes.mts')!;
    const sample = withRealClient(modes);
    expect(sample.code).toContain('await client.onReady()');
    const {findings} = await runToolchain.check([sample], () => fences.filter((f) => f !== modes));
    expect(findings.map(({message}) => message)).toEqual([]);
  });

  it('is tried with the major version that the page names', () => {
    const named = /`@optimizely\/optimizely-sdk` (\d+)/.exec(readFileSync(PAGE, 'utf8'))?.[1];
    expect(thoroughVersion(CLIENT)?.split('.')[0]).toBe(named);
  });
});
