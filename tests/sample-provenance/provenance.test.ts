import {describe, expect, it} from 'vitest';
import {findProvenance} from '../../src/features/samples/find.ts';
import {provenanceLabel, type Proof} from '../../src/features/samples/index.ts';
import {checkExtracted} from '../../packages/samples/core/check.ts';
import {LIGHT_CHECKERS} from '../../packages/samples/core/checkers.ts';
import {extractPage} from '../../packages/samples/core/extract.ts';
import {createProvenance} from '../../packages/samples/core/provenance.ts';

describe('provenanceLabel', () => {
  const labels: [Proof, string | undefined][] = [
    [
      {status: 'ran', tool: 'node 20.1.0', against: '@eppo/node-server-sdk 3.10.2'},
      'Ran on node-server-sdk 3.10.2',
    ],
    [{status: 'ran', tool: 'node 20.1.0'}, 'Ran on node 20.1.0'],
    [
      {status: 'compiled', tool: 'typescript 6.0.3', against: '@eppo/js-client-sdk 4.0.0'},
      'Compiled against js-client-sdk 4.0.0',
    ],
    [
      {
        status: 'compiled',
        tool: 'go 1.26.8',
        against: 'declarations of github.com/Eppo-exp/golang-sdk/v6/eppoclient 6.3.0',
      },
      'Compiled against the declarations of golang-sdk 6.3.0',
    ],
    [
      {status: 'symbols-checked', tool: 'tree-sitter', against: 'cloud.eppo:android-sdk 4.12.1'},
      'Parsed; symbols checked against android-sdk 4.12.1',
    ],
    [{status: 'compiled', tool: 'typescript 6.0.3'}, 'Compiled with typescript 6.0.3'],
    [
      {status: 'symbols-checked', tool: 'tree-sitter', against: 'python-sdk 4.4.1'},
      'Parsed; symbols checked against python-sdk 4.4.1',
    ],
    [{status: 'executed-sql', tool: 'DuckDB 1.5.6'}, 'Ran on DuckDB 1.5.6'],
    [{status: 'parsed', tool: 'yaml 2.9.1'}, 'Parsed with yaml 2.9.1'],
    [
      {status: 'parsed', tool: 'yaml 2.9.1', against: 'webhook.json'},
      'Parsed; matches webhook.json',
    ],
    [{status: 'failed', tool: 'yaml 2.9.1'}, undefined],
    [{status: 'unchecked', tool: 'yaml 2.9.1'}, undefined],
  ];

  it.each(labels)('says only what happened: %j', (proof, label) => {
    expect(provenanceLabel(proof)).toBe(label);
  });
});

describe('the provenance record', () => {
  it('names the SDK of a sample that was compiled against its declarations', () => {
    const [fence] = extractPage('docs/page.mdx', '```go\npackage main\n```').fences;
    const against = 'declarations of github.com/Eppo-exp/golang-sdk/v6/eppoclient 6.3.0';
    const verdict = {fence: fence!, status: 'compiled', tool: 'go 1.26.8', against} as const;
    expect(createProvenance([verdict], '2026-01-01').fences[fence!.id]).toMatchObject({
      sdk: 'github.com/Eppo-exp/golang-sdk/v6/eppoclient',
      version: '6.3.0',
    });
  });

  it('is found for exactly the code that was checked', async () => {
    const code = "import { init } from '@eppo/node-server-sdk';\n\ninit satisfies object;";
    const page = extractPage('docs/page.mdx', `\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`json\n{\n\`\`\``);
    const {verdicts} = await checkExtracted([page], LIGHT_CHECKERS);
    const manifest = createProvenance(verdicts, '2026-01-01');

    expect(findProvenance(manifest, 'docs/page.mdx', 'ts', code)).toMatchObject({
      status: 'compiled',
      sdk: '@eppo/node-server-sdk',
      version: '3.10.2',
    });
    expect(findProvenance(manifest, 'docs/page.mdx', 'json', '{')?.status).toBe('failed');
    expect(findProvenance(manifest, 'docs/page.mdx', 'ts', `${code} `)).toBeUndefined();
    expect(findProvenance(manifest, 'docs/other.mdx', 'ts', code)).toBeUndefined();
  });
});
