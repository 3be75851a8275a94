import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {extractPage} from '../../packages/samples/core/extract.ts';
import {isInstalled, runCommand} from '../../packages/samples/languages/toolchains/command.ts';
import {SECRET, vectorsOf} from './webhookVectors.ts';

const PAGE = 'docs/reference/webhook.mdx';
const {fences} = extractPage(PAGE);
const vectors = vectorsOf(readFileSync(PAGE, 'utf8'));

it.skipIf(!isInstalled('python3'))('the test vectors agree with the Python sample', async () => {
  const sample = fences.find(({meta}) => meta.title === 'verify.py')?.code ?? '';
  const check = vectors
    .map(
      ({text, signature}) =>
        `print(is_authentic({"data": json.loads('${text}'), "signature": "${signature}"}, "${SECRET}"))`,
    )
    .join('\n');
  const bodies = [
    '{"data": {}, "signature": "ü"}',
    String.raw`{"data": {"key": "\ud800"}, "signature": "\ud800"}`,
    'None',
    '[]',
  ];
  const wrong = bodies.map((body) => `print(is_authentic(${body}, "${SECRET}"))`).join('\n');
  const {stdout} = await runCommand('python3', ['-c', `${sample}\n${check}\n${wrong}`]);
  expect(stdout.trim().split(/\s+/)).toEqual([
    ...vectors.map(() => 'True'),
    ...bodies.map(() => 'False'),
  ]);
});
