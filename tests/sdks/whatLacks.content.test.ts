import {describe, expect, it} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {whatLacks} from './whatLacks.ts';

const NEW = {
  title: 'Example',
  pages: 'server-sdks/example',
  highlight: 'example',
  lacks: [],
  isPrecomputedOnly: false,
};

describe('an SDK', () => {
  it.each(sdkNames)('%s has what readers and checks need', (sdk) => {
    expect(whatLacks(sdk)).toEqual([]);
  });

  it('that is new lacks pages, a link and checks of its samples', () => {
    expect(whatLacks('node', NEW)).toEqual([
      'Write docs/sdks/server-sdks/example/intro.mdx.',
      'Write docs/sdks/server-sdks/example/quickstart.mdx.',
      'Show <SdkVersion sdk="node" /> on a page of docs/sdks/server-sdks/example.',
      'Show <SdkInstall sdk="node" /> on a page of docs/sdks/server-sdks/example.',
      'Link from docs/sdks/server-sdks/index.mdx to a page below /sdks/server-sdks/example/.',
      'Add example to packages/samples/languages/registry.ts, so that samples parse.',
      'Add node to packages/samples/languages/rules.ts, so that samples call what exists.',
    ]);
  });

  it('without a manifest lacks that first', () => {
    expect(whatLacks('example', NEW)).toEqual(['Write src/features/sdks/manifests/example.yaml.']);
  });
});
