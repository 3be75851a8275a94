import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {routesOf} from '../../src/features/sdks/commonPages.ts';
import {sdkDefinition, sdkNames} from '../../src/features/sdks/definitions.ts';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {transformPage, treeTransformer} from '../support/page/transformPage.ts';

describe('<SdkLink>', () => {
  const {transform, errorOf} = treeTransformer(remarkSdkData);

  it('gets the routes of all SDKs with such a page, and is imported once', () => {
    const {children} = transform(
      'See <SdkLink page="assignments">a</SdkLink>.\n\n<SdkLink page="bandits">b</SdkLink>',
    );
    expect(JSON.stringify(children[0])).toContain('/sdks/client-sdks/ios/assignment/');
    expect(JSON.stringify(children[1])).not.toContain('/ios/');
    expect(children.filter(({type}) => type === 'mdxjsEsm')).toMatchObject([
      {value: expect.stringMatching(/^import SdkLink from '.*SdkLink/)},
    ]);
  });

  it('fails at the line of an unknown page', () => {
    expect(errorOf('Text.\n\nSee <SdkLink page="assignment">a</SdkLink>.')).toMatch(
      /:3:5.*"assignment" is no page that most SDKs have; did you mean `assignments`\?/,
    );
  });
});

it('<SdkPages> lists them, with a dash where an SDK lacks one', () => {
  expect(transformPage('<SdkPages />', remarkSdkData())).toMatch(
    /Rust.* \| \[Assignments\]\(\/sdks\/server-sdks\/rust\/assignments\/\) \| –/,
  );
});

it('a page that exists is not said to be lacking', () => {
  const wrong = sdkNames.flatMap((sdk) => {
    const {lacks} = sdkDefinition(sdk);
    return lacks.filter((page) => sdk in routesOf(page)).map((page) => `${sdk}: ${page}`);
  });
  expect(wrong).toEqual([]);
});

it('a page that an SDK should have and has not fails the build', () => {
  const site = process.cwd();
  const withoutPages = mkdtempSync(path.join(tmpdir(), 'without-pages-'));
  symlinkSync(path.resolve('src'), path.join(withoutPages, 'src'));
  process.chdir(withoutPages);
  try {
    expect(() => routesOf('assignments')).toThrow(
      'docs/sdks/server-sdks/node has no assignments.mdx; write it, or list it under "lacks" in src/features/sdks/sdks.yaml.',
    );
  } finally {
    process.chdir(site);
    rmSync(withoutPages, {recursive: true});
  }
});
