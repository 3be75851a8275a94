import {describe, expect, it} from 'vitest';
import {findProvenance} from '../../src/features/samples/find.ts';
import {provenanceLabel, type Proof} from '../../src/features/samples/index.ts';
import {readData} from '../../src/shared/dataFile.ts';
import {checkExtracted} from '../../packages/samples/core/check.ts';
import {LIGHT_CHECKERS} from '../../packages/samples/core/checkers.ts';
import {extractPage} from '../../packages/samples/core/extract.ts';
import {createProvenance} from '../../packages/samples/core/provenance.ts';

const labels = readData('tests/samples/labels.yaml') as {
  proof: Proof;
  label: string | null;
}[];

it.each(labels)('the label says only what happened: $label', ({proof, label}) => {
  expect(provenanceLabel(proof) ?? null).toBe(label);
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
