import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {languages} from '../../packages/samples/languages/registry.ts';
import {parse} from '../../packages/samples/languages/syntax/parse.ts';
import {expandCalls} from '../../src/features/sdk-calls/expandCalls.ts';
import {PROGRAMS} from '../../src/features/sdk-calls/programs.ts';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';
import type {DataMistake} from '../../src/shared/parseData.ts';

/** A fence with a call of each type; the last takes the value of the first. */
const CALLS = `\`\`\`call
title: all-types
calls:
  - {name: dark, flag: dark-mode, type: boolean, default: false, subject: alice, value: true}
  - {name: rows, flag: page-size, type: integer, default: 10, subject: alice, value: 50}
  - {name: rate, flag: discount-rate, type: numeric, default: 0, subject: alice, value: 0.05}
  - {name: hero, flag: hero-campaign, type: json, default: {}, subject: alice, value: {title: Hi}}
  - {name: welcome, flag: new-onboarding, type: string, default: control, subject: alice, attributes: {dark: '{{dark}}', age: 42}, value: treatment, comment: Why}
\`\`\``;

function expand(page: string): {tabs: Map<string, Code[]>; mistakes: readonly DataMistake[]} {
  const tree = parseMdx(page);
  const found: DataMistake[] = [];
  expandCalls(tree, (mistakes) => found.push(...mistakes));
  const tabs = new Map<string, Code[]>();
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    const value = element.attributes.find((each) => 'name' in each && each.name === 'value')?.value;
    if (element.name !== 'TabItem' || typeof value !== 'string') return;
    tabs.set(
      value,
      element.children.filter((child) => child.type === 'code'),
    );
  });
  return {tabs, mistakes: found};
}

const {tabs} = expand(CALLS);
const codeOf = (sdk: string): string => tabs.get(sdk)?.at(-1)?.value ?? '';

describe('a fence of calls', () => {
  it('becomes a tab for each language', () => {
    expect([...tabs.keys()]).toEqual(PROGRAMS.map(({sdk}) => sdk));
  });

  it.each(PROGRAMS.filter(({fence}) => fence !== 'ts'))(
    'is code in $label that is grammatical, of names that the SDK has',
    async ({sdk, fence}) => {
      const {grammar, wraps} = languages.find(({aliases, name}) =>
        [name, ...(aliases ?? [])].includes(fence),
      )!;
      expect((await parse(grammar, codeOf(sdk), wraps)).errors).toEqual([]);
      const known = sdkManifest(sdk)
        .symbols.map(({name}) => name)
        .join(' ');
      const called = codeOf(sdk).match(/\w+ssignment(?=\()/g) ?? [];
      for (const getter of called.filter((name) => /^get/i.test(name))) {
        expect(known).toContain(getter);
      }
    },
  );

  it('says what each call returns, as the language prints it', () => {
    expect(codeOf('node')).toContain("hero; // => { title: 'Hi' }");
    expect(codeOf('python')).toContain("print(hero)  # => {'title': 'Hi'}");
    expect(codeOf('python')).toContain('print(dark)  # => True');
    expect(codeOf('go')).toContain('fmt.Println(welcome) // treatment');
    expect(codeOf('java')).toContain('System.out.println(rate); // 0.05');
    expect(codeOf('rust')).toContain('println!("{rows}"); // 50');
    expect(codeOf('php')).toContain('var_dump($dark); // bool(true)');
  });

  it('passes the value of an earlier call on', () => {
    expect(codeOf('node')).toContain('dark: dark');
    expect(codeOf('java')).toContain('welcomeAttributes.put("dark", dark);');
    expect(codeOf('php')).toContain('"dark" => $dark');
    expect(codeOf('rust')).toContain('("dark".into(), dark.into())');
  });

  it('tells how the crate of JSON is installed', () => {
    expect(tabs.get('rust')?.[0]).toMatchObject({lang: 'bash', value: 'cargo add serde_json'});
  });

  it('among tabs adds the languages that the page does not write', () => {
    const written = `<TabItem value="node" label="Node.js">

\`\`\`ts
own();
\`\`\`

</TabItem>`;
    const page = expand(`<Tabs groupId="sdk">\n\n${written}\n\n${CALLS}\n\n</Tabs>`);
    expect([...page.tabs.keys()]).toEqual(PROGRAMS.map(({sdk}) => sdk));
    expect(page.tabs.get('node')).toMatchObject([{value: 'own();'}]);
  });

  it('for servers leaves out devices', () => {
    const page = expand(CALLS.replace('title: all-types', 'title: all-types\nserversOnly: true'));
    expect([...page.tabs.keys()]).not.toContain('ios');
    expect([...page.tabs.keys()]).toContain('go');
  });

  it.each([
    ['calls:', 'call:', 'call: no such key; did you mean `calls`?', 3],
    ['type: boolean', 'type: bool', 'calls.0.type', 3],
    ['title: all-types', 'title: All types', 'title: write words in lower case', 1],
    [', value: 50', '', 'calls.1.value: is missing', 4],
  ])('with %s as %j says so, with its line', (right, wrong, message, line) => {
    const {mistakes} = expand(CALLS.replace(right, wrong));
    const told = mistakes.find(({problem}) => problem.includes(message));
    expect(mistakes.map(({problem}) => problem).join('\n')).toContain(message);
    expect(told?.line).toBe(line);
  });
});
