import {describe, expect, it} from 'vitest';
import {highlight} from '../../src/features/code-blocks/highlightCode.thread.ts';
import {parseMeta} from '../../src/features/code-blocks/parseMeta.ts';
import {ownValueMarks} from '../../src/features/code-blocks/marks.ts';
import {findOwnValues} from '../../src/features/own-values/marks.ts';

describe('the values of a sample are found', () => {
  const both = {flag: 'dark-mode', subject: 'alice'};
  it.each([
    ['TypeScript', "client.getBooleanAssignment('dark-mode', 'alice', {}, false);", both],
    ['Python', 'client.get_boolean_assignment("dark-mode", "alice", {}, False)', both],
    ['Go', 'client.GetBoolAssignmentContext(ctx, "dark-mode", "alice", nil, false)', both],
    ['Rust', '.get_boolean_assignment("dark-mode", &"alice".into(), &attributes)', both],
    [
      'Elixir',
      'get_boolean_assignment!(Server.get_instance(), "dark-mode", "alice", %{}, 1)',
      both,
    ],
    [
      'Swift',
      'client.getBooleanAssignment(\n  flagKey: "dark-mode", subjectKey: "alice", x: 1)',
      both,
    ],
    [
      'comments',
      "getBooleanAssignment(\n  'dark-mode', // flag\n  'alice', // subject\n  {});",
      both,
    ],
    ['a precomputed client', "getStringAssignment('a', 'control')", {flag: 'a'}],
    [
      'its call over lines',
      "getStringAssignment(\n  'a',\n  'control', // default\n)",
      {flag: 'a'},
    ],
    ['a bandit', "getBanditAction('shoe-bandit', 'user-1', {}, [], 'a')", {subject: 'user-1'}],
    ['variables', 'getStringAssignment(flagKey, user.id, {}, "control")', {flag: undefined}],
    ['an environment', '{"environment": { "name": "Test" }}', {environment: 'Test'}],
    ['one that is printed', 'console.log(why.environmentName); // Test', {environment: 'Test'}],
  ])('in %s', (_, code, values) => {
    expect(findOwnValues(code)).toMatchObject({environment: undefined, ...values});
    expect(findOwnValues(code).subject).toBe('subject' in values ? values.subject : undefined);
  });
});

describe('a marked sample', () => {
  const code = [
    "const a = client.getStringAssignment('dark.mode', 'alice', {}, 'alice-2');",
    "const b = client.getStringAssignment('dark-mode', 'bob', {}, 'dark.mode'); // 'dark.mode'",
    'console.log(key); // dark.mode',
    "// dark.mode is on; 'darkxmode'",
  ].join('\n');

  async function marked(): Promise<string> {
    return highlight(code, 'ts', parseMeta(''), ownValueMarks(code));
  }

  it('marks its first flag and subject in quotes and as a whole comment, and nothing else', async () => {
    const html = await marked();
    expect(html.match(/<span data-own="flag">dark\.mode<\/span>/g)).toHaveLength(4);
    expect(html.match(/<span data-own="subject">alice<\/span>/g)).toHaveLength(1);
    expect(html.match(/data-own/g)).toHaveLength(5);
  });

  it('keeps its text', async () => {
    const text = (html: string) => html.replace(/<[^>]+>/g, '');
    expect(text(await marked())).toBe(text(await highlight(code, 'ts', parseMeta(''))));
  });
});
