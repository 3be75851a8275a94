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

/** Flags with the variables that the page's stand-in serves, at 100%, in the form of a datafile. */
const DATAFILE = {
  version: '4',
  revision: '1',
  projectId: 'p',
  accountId: 'a',
  sdkKey: 'k',
  environmentKey: 'test',
  anonymizeIP: true,
  botFiltering: false,
  sendFlagDecisions: true,
  attributes: [],
  audiences: [],
  typedAudiences: [],
  groups: [],
  events: [],
  variables: [],
  experiments: [],
  integrations: [],
  featureFlags: ['banner', 'hero-campaign', 'not-recreated'].map((key) => ({
    id: key,
    key,
    experimentIds: [],
    rolloutId: `rollout-${key}`,
    variables: ['title', 'cta'].map((name) => ({
      id: `${key}-${name}`,
      key: name,
      type: 'string',
      defaultValue: '',
    })),
  })),
  rollouts: ['banner', 'hero-campaign', 'not-recreated'].map((key) => ({
    id: `rollout-${key}`,
    experiments: [
      {
        id: `everyone-${key}`,
        key: `everyone-${key}`,
        status: 'Running',
        layerId: key,
        audienceIds: [],
        forcedVariations: {},
        trafficAllocation: [{entityId: `on-${key}`, endOfRange: 10_000}],
        variations: [
          {
            id: `on-${key}`,
            key: `on-${key}`,
            featureEnabled: true,
            variables: [
              {id: `${key}-title`, value: 'Spring sale'},
              {id: `${key}-cta`, value: 'Buy'},
            ],
          },
        ],
      },
    ],
  })),
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
