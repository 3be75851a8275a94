import type {Code, InlineCode, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import remarkSdkData from '../../src/features/sdks/index.ts';
import {treeTransformer} from '../support/page/treeTransformer.ts';

const {transform, errorOf} = treeTransformer(remarkSdkData);

function first(tree: Root): MdxJsxFlowElement {
  let found: MdxJsxFlowElement | undefined;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    found ??= node as MdxJsxFlowElement;
  });
  if (!found) throw new Error('no element');
  return found;
}

function dataOf(element: MdxJsxFlowElement): unknown {
  const attribute = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'data',
  );
  const value = attribute?.value;
  if (!value || typeof value === 'string') return undefined;
  expect(value.data?.estree?.body[0]?.type).toBe('ExpressionStatement');
  return JSON.parse(value.value);
}

describe('data', () => {
  test('an options table receives only its rows', () => {
    const element = first(transform('<SdkOptions sdk="node" of="IOfflineClientConfig" />'));
    const data = dataOf(element) as {rows: {name: string}[]};
    expect(data.rows.map((row) => row.name)).toContain('flagsConfiguration');
    expect(JSON.stringify(data).length).toBeLessThan(3000);
  });

  test('a default in a sentence becomes its value', () => {
    const mdx = 'It polls every <SdkDefault sdk="go" option="Config.PollerInterval" />.';
    const tree = transform(mdx);
    const values: string[] = [];
    visit(tree, 'inlineCode', ({value}: InlineCode) => void values.push(value));
    expect(values).toEqual([expect.stringMatching(/10/)]);
  });

  test('a signature becomes a fence for the highlighter, with its parameters as data', () => {
    const mdx = '<SdkSignature sdk="python" name="EppoClient.get_string_assignment" />';
    const element = first(transform(mdx));
    const [code] = element.children as Code[];
    expect(code).toMatchObject({type: 'code', lang: 'python'});
    expect(code?.value).toContain('get_string_assignment(flag_key: str');
    expect(dataOf(element)).toMatchObject({returns: {type: 'str'}});
  });

  test('install commands become synced tabs with one fence each', () => {
    const tabs = first(transform('<SdkInstall sdk="java" />'));
    expect(tabs).toMatchObject({
      name: 'Tabs',
      attributes: [{name: 'groupId', value: 'package-manager'}],
    });
    const labels = tabs.children.map((tab) => [
      (tab as MdxJsxFlowElement).attributes[1]?.value,
      ((tab as MdxJsxFlowElement).children[0] as Code).lang,
    ]);
    expect(labels).toEqual([
      ['Gradle', 'groovy'],
      ['Maven', 'xml'],
    ]);
  });

  test('the capability matrix stays light', () => {
    const data = dataOf(first(transform('<SdkCapabilities />'))) as unknown[];
    expect(data).toHaveLength(sdkNames.length);
    expect(JSON.stringify(data).length).toBeLessThan(4000);
  });

  test('other elements stay as they are', () => {
    const element = first(transform('<Tabs groupId="sdk"></Tabs>'));
    expect(element.attributes).toHaveLength(1);
  });
});

describe('errors stand at the line of the element', () => {
  test('an unknown SDK', () => {
    expect(errorOf('# Page\n\n<SdkVersion sdk="nodejs" />')).toMatch(
      /docs\/example\.mdx:3:1.*<SdkVersion>: Unknown SDK "nodejs"; did you mean `node`/,
    );
  });

  test('an unknown symbol', () => {
    expect(errorOf('<SdkSignature sdk="node" name="getStringAsignment" />')).toMatch(
      /docs\/example\.mdx:1:1.*did you mean `getStringAssignment`/,
    );
  });

  test('a missing or unknown attribute', () => {
    expect(errorOf('<SdkOptions sdk="node" />')).toMatch(
      /Write <SdkOptions sdk="…" of="…" \/> with quoted values/,
    );
    expect(errorOf('<SdkVersion sdk="node" of="x" />')).toMatch(/Write <SdkVersion sdk="…" \/>/);
  });
});
