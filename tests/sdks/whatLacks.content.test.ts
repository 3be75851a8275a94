import {describe, expect, it} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {whatLacks} from './whatLacks.ts';

const NEW = {title: 'COBOL', pages: 'server-sdks/cobol', highlight: 'cobol'};

describe('an SDK', () => {
  it.each(sdkNames)('%s has what readers and checks need', (sdk) => {
    expect(whatLacks(sdk)).toEqual([]);
  });

  it('that is new lacks pages, a link and checks of its samples', () => {
    expect(whatLacks('node', {...NEW, isPrecomputedOnly: false})).toEqual([
      'Write docs/sdks/server-sdks/cobol/intro.mdx.',
      'Write docs/sdks/server-sdks/cobol/quickstart.mdx.',
      'Write docs/sdks/server-sdks/cobol/claims.yaml.',
      'Show <SdkVersion sdk="node" /> on a page of docs/sdks/server-sdks/cobol.',
      'Show <SdkInstall sdk="node" /> on a page of docs/sdks/server-sdks/cobol.',
      'Link from docs/sdks/server-sdks/index.mdx to a page below /sdks/server-sdks/cobol/.',
      'Add cobol to tests/samples/languages/registry.ts, so that samples parse.',
      'Add node to tests/samples/languages/rules.ts, so that samples call what exists.',
    ]);
  });

  it('without a manifest lacks that first', () => {
    expect(whatLacks('cobol', {...NEW, isPrecomputedOnly: false})).toEqual([
      'Write src/features/sdks/manifests/cobol.json.',
    ]);
  });
});
