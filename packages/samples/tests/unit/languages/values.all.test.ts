import {expect, test} from 'vitest';
import {checkExtracted} from '../../../core/check.ts';
import {loadCheckers} from '../../../core/checkers.ts';
import {extractPage} from '../../../core/extract.ts';
import {applyEdit} from '../../../languages/fault.ts';
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

const ELIXIR_LOGGER = `defmodule Log do
  @behaviour EppoSdk.AssignmentLogger
  def log_assignment(event), do: IO.inspect(event)
end`;

/** A language, code, a fault in it as an edit, and what is said with its line on the page. */
const faults: readonly [language: string, code: string, edit: string, says: RegExp][] = [
  [
    'swift',
    'import EppoFlagging\n_ = try await EppoClient.initialize(sdkKey: "key")',
    'try [-await -]',
    /^3: `initialize` is called without `await`/,
  ],
  [
    'swift',
    'import EppoFlagging\nlet client = try? EppoClient.shared()',
    '[-try? -]',
    /^3: `shared` is called without `try`/,
  ],
  [
    'ruby',
    'result = client.get_bandit_action("a", "b", {}, {}, "c")\nputs result[:variation]',
    'result[:vari[-ation-]{+ant+}]',
    /^3: `variant` is not a field/,
  ],
  [
    'php',
    "$variation = $client->getStringAssignment('a', 'b', [], 'c');\necho $variation;",
    'echo $variat[-i-]on',
    /^3: `\$variaton` is never given a value; did you mean `\$variation`/,
  ],
  [
    'php',
    "$result = $client->getBanditAction('a', 'b', [], [], 'c');\necho $result->action;",
    '->act[-ion-];',
    /^3: `act` is not in/,
  ],
  [
    'csharp',
    'using eppo_sdk.logger;\nusing eppo_sdk.dto;\n\nclass Log : IAssignmentLogger\n{\n' +
      '    void LogAssignment(AssignmentLogData d) { }\n    void LogBanditAction() { }\n}',
    '[-    void LogBanditAction() { }\n-]',
    /^5: `LogBanditAction` of `IAssignmentLogger` is not implemented/,
  ],
  [
    'csharp',
    'try { client.RefreshConfiguration(); } catch (EppoClientIsNotInitializedException) { }',
    'Eppo[-ClientIs-]NotInitializedException',
    /^2: `EppoNotInitializedException` is not in/,
  ],
  [
    'dart',
    "import 'package:eppo/eppo.dart';\n\nFuture<void> main() async {\n  await Eppo.initialize('key', evaluation, configuration);\n}",
    '[-await -]Eppo',
    /^5: `initialize` is called without `await`/,
  ],
  ['elixir', ELIXIR_LOGGER, 'EppoSdk.[-Assignment-]Logger', /^3: `EppoSdk.Logger` is not in/],
  ['elixir', ELIXIR_LOGGER, 'def log_assignment{+s+}(', /^4: `log_assignments` is not a method/],
  [
    'html',
    '<script>\n  window.eppo.getInstance().getFlagKeys();\n</script>',
    'getInstan[-c-]{+s+}e',
    /^3: TS.*getInstanse/,
  ],
  [
    'graphql',
    'query Post($slug: String!) {\n  post(slug: $slug) { id }\n}',
    'slug: $slug{+s+}',
    /: Variable "\$slug/,
  ],
  ['xml', '<item name="a &amp; b" />', '&[-amp;-]', /^2: a bare & is not well-formed/],
  [
    'bash',
    'pip install --upgrade eppo-server-sdk',
    '--upgrade{+e+}',
    /^2: pypi packages are not installed with --upgradee; did you mean `--upgrade`/,
  ],
  [
    'screen',
    'shows: a form\nparts:\n  - field: Title\ncaption: The title.\n',
    'f[-ie-]{+ei+}ld',
    /^\d+: parts\.0: no part begins with "feild"; did you mean `field`/,
  ],
];

test.each(faults)('%s: %j passes, and not with %s', async (language, code, edit, says) => {
  expect(await said(fence(language, code))).toEqual([]);
  expect((await said(fence(language, applyEdit(code, edit).code))).join('\n')).toMatch(says);
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
