import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {compareSource} from '../../src/features/claims/claims.ts';

const CLAIM = {
  page: 'initialization',
  heading: 'when-it-fails',
  source: 'golang-sdk',
  file: 'client.go',
  line: 2,
  quote: 'SDK key not set',
};

describe('a quoted line in the next version of an SDK', () => {
  it('may be where it was', () => {
    expect(compareSource(CLAIM, 'func\n  "SDK key not set"')).toEqual({state: 'same'});
  });

  it('may have moved; the nearest place counts', () => {
    const text = ['SDK key not set', '', '', '', '', 'SDK key not set'].join('\n');
    expect(compareSource({...CLAIM, line: 4}, text)).toEqual({state: 'moved', line: 6});
  });

  it('may have vanished, or its file', () => {
    expect(compareSource(CLAIM, 'func\n  "no key"')).toMatchObject({state: 'vanished'});
    expect(compareSource(CLAIM, undefined)).toMatchObject({reason: 'the file does not exist'});
  });
});

describe('npm run claims', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it('tells the place on the page of what a checkout changed, and nothing of other SDKs', () => {
    const claims = [
      CLAIM,
      {...CLAIM, line: 1, quote: 'package eppo'},
      {...CLAIM, heading: undefined, file: 'poller.go', quote: 'recover()'},
      {...CLAIM, source: 'java-sdk'},
    ];
    const sources = {'golang-sdk': '6.3.0', 'java-sdk': '5.3.4'};
    mkdirSync(path.join(folder, 'docs/sdks/go'), {recursive: true});
    writeFileSync(path.join(folder, 'docs/sdks/go/claims.yaml'), JSON.stringify({sources, claims}));
    mkdirSync(path.join(folder, 'checkout'));
    writeFileSync(
      path.join(folder, 'checkout/client.go'),
      'package eppo\n\nvar _ = "SDK key not set"\n',
    );
    const run = () =>
      execFileSync(
        process.execPath,
        [
          '--import',
          import.meta.resolve('tsx'),
          path.resolve('src/features/claims/cli.ts'),
          '--source',
          'golang-sdk=checkout',
        ],
        {cwd: folder, encoding: 'utf8', stdio: 'pipe'},
      );
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: [
          'docs/sdks/go/claims.yaml: initialization#when-it-fails',
          '  moved: client.go:2 is now line 3',
          'docs/sdks/go/claims.yaml: initialization',
          '  vanished: poller.go:2: the file does not exist',
          '3 claims compared, 2 changed',
          '',
        ].join('\n'),
      }),
    );
  });
});
