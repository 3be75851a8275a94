import {describe, expect, test} from 'vitest';
import {checkExtracted} from '../../../core/check.ts';
import {loadCheckers} from '../../../core/checkers.ts';
import {extractPage} from '../../../core/extract.ts';
import {availableToolchain} from '../../../languages/toolchains/index.ts';

/** Checks a page and returns what is said about it, each with its line. */
async function said(page: string): Promise<string[]> {
  const {faults} = await checkExtracted(
    [extractPage('docs/sample.mdx', page)],
    await loadCheckers(),
  );
  return faults.map(({line, message, hint}) => `${line}: ${message}; ${hint ?? ''}`);
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

/** A language, what is wrong, the faulty code, the code without the fault, what is said. */
const faults: readonly [
  language: string,
  title: string,
  from: string,
  to: string,
  code: string,
  says: RegExp,
][] = [
  [
    'kotlin',
    'an unknown field in a logger lambda',
    'assignment.variation',
    'assignment.variant',
    'EppoClient.Builder("key", app).assignmentLogger { assignment -> println(assignment.variation) }',
    /^2: `variant` is not in/,
  ],
  [
    'swift',
    'a call that waits without await',
    'try await ',
    'try ',
    'import EppoFlagging\n_ = try await EppoClient.initialize(sdkKey: "key")',
    /^3: `initialize` is called without `await`/,
  ],
  [
    'swift',
    'a call that throws without try',
    'try? ',
    '',
    'import EppoFlagging\nlet client = try? EppoClient.shared()',
    /^3: `shared` is called without `try`/,
  ],
  [
    'ruby',
    'an unknown key of a result',
    'result[:variation]',
    'result[:variant]',
    'result = client.get_bandit_action("a", "b", {}, {}, "c")\nputs result[:variation]',
    /^3: `variant` is not a field/,
  ],
  [
    'php',
    'a variable without a value',
    'echo $variation',
    'echo $variaton',
    "$variation = $client->getStringAssignment('a', 'b', [], 'c');\necho $variation;",
    /^3: `\$variaton` is never given a value; did you mean `\$variation`/,
  ],
  [
    'php',
    'an unknown property of a result',
    '->action',
    '->act',
    "$result = $client->getBanditAction('a', 'b', [], [], 'c');\necho $result->action;",
    /^3: `act` is not in/,
  ],
  [
    'csharp',
    'an interface with a method missing',
    '    public void LogBanditAction(BanditLogEvent e) { }\n',
    '',
    'using eppo_sdk.logger;\nusing eppo_sdk.dto;\nusing eppo_sdk.dto.bandit;\n\nclass Log : IAssignmentLogger\n{\n    public void LogAssignment(AssignmentLogData d) { }\n    public void LogBanditAction(BanditLogEvent e) { }\n}',
    /^6: `LogBanditAction` of `IAssignmentLogger` is not implemented/,
  ],
  [
    'csharp',
    "a type with the SDK's prefix that does not exist",
    'EppoClientIsNotInitializedException',
    'EppoNotInitializedException',
    'try { client.RefreshConfiguration(); } catch (EppoClientIsNotInitializedException) { }',
    /^2: `EppoNotInitializedException` is not in/,
  ],
  [
    'dart',
    'a future that nobody awaits',
    'await Eppo',
    'Eppo',
    "import 'package:eppo/eppo.dart';\n\nFuture<void> main() async {\n  await Eppo.initialize('key', evaluation, configuration);\n}",
    /^5: `initialize` is called without `await`/,
  ],
  [
    'elixir',
    'a behavior that does not exist',
    'EppoSdk.AssignmentLogger',
    'EppoSdk.Logger',
    'defmodule Log do\n  @behaviour EppoSdk.AssignmentLogger\n  def log_assignment(event), do: IO.inspect(event)\nend',
    /^3: `EppoSdk.Logger` is not in/,
  ],
  [
    'elixir',
    'a callback with another name',
    'def log_assignment(',
    'def log_assignments(',
    'defmodule Log do\n  @behaviour EppoSdk.AssignmentLogger\n  def log_assignment(event), do: IO.inspect(event)\nend',
    /^4: `log_assignments` is not a method/,
  ],
  [
    'html',
    'a misspelt method in a script',
    'getInstance',
    'getInstanse',
    '<script>\n  window.eppo.getInstance().getFlagKeys();\n</script>',
    /^3: TS.*getInstanse/,
  ],
  [
    'graphql',
    'a variable that is not declared',
    'slug: $slug',
    'slug: $slugs',
    'query Post($slug: String!) {\n  post(slug: $slug) { id }\n}',
    /: Variable "\$slug/,
  ],
  [
    'xml',
    'a bare ampersand',
    'a &amp; b',
    'a & b',
    '<item name="a &amp; b" />',
    /^2: a bare & is not well-formed/,
  ],
  [
    'bash',
    'an unknown flag of an install command',
    '--upgrade',
    '--upgradee',
    'pip install --upgrade eppo-server-sdk',
    /^2: pypi packages are not installed with --upgradee; did you mean `--upgrade`/,
  ],
  [
    'screen',
    'a part of no known kind',
    'field',
    'feild',
    'shows: a form\nparts:\n  - field: Title\ncaption: The title.\n',
    /^\d+: parts\.0: no part begins with "feild"; did you mean `field`/,
  ],
];

describe.each(faults)('%s: %s', (language, _title, from, to, code, says) => {
  test('passes without the fault and is reported with it', async () => {
    expect(await said(fence(language, code))).toEqual([]);
    expect(code).toContain(from);
    expect(
      (
        await said(
          fence(
            language,
            code.replace(from, () => to),
          ),
        )
      ).join('\n'),
    ).toMatch(says);
  });
});

const unknownNames: readonly [language: string, code: string, line: number][] = [
  ['python', 'import json\n\nprint(json.dumps(os.environ))', 4],
  [
    'java',
    'import java.util.Map;\n\nclass A {\n  Map<String, String> m;\n  void f() throws IOException {}\n}',
    6,
  ],
  ['java', 'import java.util.Map;\n\nclass A {\n  int f(int size) { return sizes; }\n}', 5],
  ['rust', 'use std::time::Duration;\n\nfn f(d: Duration) -> Arc<Duration> { Arc::new(d) }', 4],
];

test.each(unknownNames)("%s's own tools report names that nothing declares", async (...row) => {
  const [language, code, line] = row;
  if (!(await availableToolchain(language))) return;
  expect((await said(fence(language, code)))[0]).toMatch(new RegExp(`^${line}: `));
});

test('a program must be a sample of the page, and read the variable that it is given', async () => {
  const page = (command: string) =>
    `\`\`\`python title="app.py"\nimport os\n\nprint(os.environ["EPPO_SDK_KEY"])\n\`\`\`\n\n${fence('bash', command)}`;
  expect(await said(page('EPPO_SDK_KEY=key python app.py'))).toEqual([]);
  expect(await said(page('EPPO_SDK_KEY=key python ap.py'))).toEqual([
    "8: no sample of this page is called 'ap.py'; did you mean `app.py`?",
  ]);
  expect(await said(page('EPPO_API_KEY=key python app.py'))).toEqual([
    '8: no sample of this page reads EPPO_API_KEY; ',
  ]);
});
