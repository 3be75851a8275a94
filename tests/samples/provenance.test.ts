import {describe, expect, it} from 'vitest';
import {findProof, fingerprint} from '../../src/features/samples/proofs.ts';
import {provenanceLabel, sdkIn} from '../../src/features/samples/label.ts';
import type {Proof} from '../../src/features/samples/types.ts';
import {readData} from '../../src/shared/dataFile.ts';

const labels = readData('tests/samples/labels.yaml') as {
  proof: Proof;
  label: string | null;
}[];

it.each(labels)('the label says only what happened: $label', ({proof, label}) => {
  expect(provenanceLabel(proof) ?? null).toBe(label);
});

describe('a proof', () => {
  it('names the SDK of a sample that was compiled against its declarations', () => {
    const against = 'declarations of github.com/Eppo-exp/golang-sdk/v6/eppoclient 6.3.0';
    expect(sdkIn({status: 'compiled', tool: 'go 1.26.8', against})).toEqual({
      sdk: 'github.com/Eppo-exp/golang-sdk/v6/eppoclient',
      version: '6.3.0',
    });
  });

  it('is found for exactly the code that was checked', () => {
    const code = "import { init } from '@eppo/node-server-sdk';";
    const proof: Proof = {status: 'compiled', tool: 'typescript 6.0.3'};
    const proofs = new Map([[`${fingerprint('ts', code)}.00000000.000000`, proof]]);

    expect(findProof('docs/page.mdx', 'TS', code, proofs)).toBe(proof);
    expect(findProof('docs/page.mdx', 'ts', `${code} `, proofs)).toBeUndefined();
    expect(findProof('docs/page.mdx', 'js', code, proofs)).toBeUndefined();
  });
});
