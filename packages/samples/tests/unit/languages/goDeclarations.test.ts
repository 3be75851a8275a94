import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {sdkManifest} from '../../../../../src/features/sdks/readManifest.ts';

const source = readFileSync(
  'packages/samples/languages/go/template/eppo/eppoclient/eppoclient.go',
  'utf8',
);
const {symbols} = sdkManifest('go');

/** Text of one line with single spaces, as the formatter may have aligned or wrapped it. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The lines between the braces of a type. */
function linesOf(type: string): string[] {
  const body = new RegExp(`^type ${type} \\w+ \\{\\n(.*?)^\\}`, 'ms').exec(source)?.[1] ?? '';
  return body.split('\n').map(plain).filter(Boolean);
}

describe('the declarations of the Go SDK', () => {
  const functions = symbols.filter(({kind}) => kind === 'function' || kind === 'method');
  test.each(functions.map(({name, signature}) => [name, signature]))('%s', (_name, signature) => {
    expect(plain(source)).toContain(`func ${signature}`);
  });

  const options = symbols.filter(({kind}) => kind === 'option');
  test('an option is a field of the configuration, and each field is an option', () => {
    expect(linesOf('Config').sort()).toEqual(options.map(({signature}) => signature).sort());
  });

  const structs = symbols.filter(({kind, params}) => kind === 'type' && params.length > 0);
  test.each(structs.map(({name, params}) => ({name, params})))('fields of $name', (struct) => {
    const fields = struct.params.map(({name, type}) => `${name} ${type}`);
    expect(linesOf(struct.name)).toEqual(fields);
  });

  const interfaces = symbols.filter(({signature}) => / interface \{ /.test(signature));
  test.each(interfaces.map(({name, signature}) => [name, signature]))('%s', (name, signature) => {
    const methods = /\{ (.*) \}/
      .exec(signature)![1]!
      .split('; ')
      .flatMap((part) => {
        const [, names = '', list = ''] = /^([\w, ]+?) ?(\(.*)$/.exec(part)!;
        return names.split(', ').map((each) => each + list);
      });
    expect(linesOf(name)).toEqual(methods);
  });

  test('nothing else is declared', () => {
    const known = new Set(symbols.map(({name}) => name));
    // What a signature of the manifest names, and what makes a type implement an interface.
    const implied = new Set([
      ...symbols.flatMap(({signature}) => signature.match(/\b[A-Z]\w+/g) ?? []),
      'AssignmentLogger.LogAssignment',
      'AssignmentLogger.LogBanditAction',
    ]);
    const declared = [
      ...[...source.matchAll(/^(?:func|type|var|const) ([A-Z]\w*)/gm)].map(([, name]) => name!),
      ...[...source.matchAll(/^\t([A-Z]\w*) +(?:= |error$)/gm)].map(([, name]) => name!),
      ...[...source.matchAll(/^func \(\w+ \*?(\w+)\) (\w+)/gm)].map(
        ([, type, name]) => `${type}.${name}`,
      ),
    ];
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.filter((name) => !known.has(name) && !implied.has(name))).toEqual([]);
    const missing = symbols.filter(({name, kind}) => kind !== 'option' && !declared.includes(name));
    expect(missing.map(({name}) => name)).toEqual([]);
  });
});
