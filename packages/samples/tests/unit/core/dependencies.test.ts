import {describe, expect, test} from 'vitest';
import {extractPage} from '../../../core/extract.ts';
import {undeclaredImports} from '../../../dependencies/check.ts';
import {createInstalls} from '../../../dependencies/installed.ts';

/** What a sample imports that nothing installs, with its line. */
function undeclared(language: string, code: string, installs: string): string[] {
  const page = extractPage('docs/sample.mdx', `\`\`\`${language}\n${code}\n\`\`\`\n`);
  return undeclaredImports(page, installs).map(({line, message}) => `${line}: ${message}`);
}

/** A language, a sample, the package that it imports, a command that installs it, and one that does not. */
const samples: readonly [
  language: string,
  code: string,
  name: string,
  installs: string,
  other: string,
][] = [
  [
    'ts',
    "import fs from 'node:fs';\nimport {init} from '@eppo/js-client-sdk';\nimport {key} from './key.ts';",
    '@eppo/js-client-sdk',
    'npm install @eppo/js-client-sdk',
    'npm install @eppo/js-client-sdk-common',
  ],
  [
    'python',
    'import json\nfrom eppo_client import ClientConfig',
    'eppo-server-sdk',
    'pip install eppo-server-sdk',
    'pip install eppo',
  ],
  [
    'python',
    'import segment.analytics as analytics',
    'segment-analytics-python',
    'pip install segment-analytics-python',
    'pip install analytics-python',
  ],
  [
    'go',
    'import (\n\t"encoding/json"\n\t"github.com/Eppo-exp/golang-sdk/v6/eppoclient"\n)',
    'github.com/Eppo-exp/golang-sdk/v6',
    'go get github.com/Eppo-exp/golang-sdk/v6/eppoclient',
    'go get github.com/Eppo-exp/golang-sdk/v5',
  ],
  ['go', 'import "go.uber.org/zap"', 'go.uber.org/zap', 'go get go.uber.org/zap', 'go get zap'],
  [
    'java',
    'import java.util.Map;\nimport cloud.eppo.EppoClient;',
    'eppo-server-sdk',
    "implementation 'cloud.eppo:eppo-server-sdk:5.3.4'",
    "implementation 'cloud.eppo:android-sdk:4.12.1'",
  ],
  [
    'kotlin',
    'import cloud.eppo.android.EppoClient',
    'android-sdk',
    'implementation("cloud.eppo:android-sdk:4.12.1")',
    'implementation("cloud.eppo:eppo-server-sdk:5.3.4")',
  ],
  ['rust', 'use eppo::ClientConfig;', 'eppo', 'cargo add eppo', 'cargo add eppo-core'],
  ['rust', 'log::info!("a");', 'log', 'cargo add log', 'cargo add log4rs'],
];

describe.each(samples)('%s: %j', (language, code, name, installs, other) => {
  test('a package must be installed by its name', () => {
    expect(undeclared(language, code, installs)).toEqual([]);
    const missing = [`1: the sample imports '${name}', which nothing installs`];
    expect(undeclared(language, code, other)).toEqual(missing);
  });
});

test.each(['zsh', 'console'])('what %s installs is installed', (language) => {
  const installs = createInstalls((file) =>
    extractPage(file, `\`\`\`${language}\npip install eppo-server-sdk\n\`\`\`\n`),
  );
  expect(installs('docs/sdks/sdk-keys.mdx').text).toContain('pip install eppo-server-sdk');
});

test('an executed sample is followed by the command that installs what it imports', () => {
  const code = "import {init} from '@eppo/node-server-sdk';";
  expect(undeclared('ts run', code, '')).toEqual([]);
  expect(undeclared('ts', code, '')).toHaveLength(1);
});

test('a page has the commands of its components and of the pages that it links to', () => {
  const installsOf = createInstalls((file) => extractPage(file));
  expect(installsOf('docs/sdks/server-sdks/rust/quickstart.mdx').text).toMatch(/^cargo add eppo/m);
  expect(installsOf('docs/sdks/server-sdks/rust/initialization.mdx').text).toMatch(
    /^cargo add eppo/m,
  );
});
