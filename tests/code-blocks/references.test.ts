import {describe, expect, it} from 'vitest';
import {highlight} from '../../src/features/code-blocks/highlightCode.thread.ts';
import {parseMeta} from '../../src/features/code-blocks/parseMeta.ts';
import {referenceMarks} from '../../src/features/code-blocks/references.ts';

function namesIn(code: string, packageName: string, language: string): Record<string, string> {
  const marks = referenceMarks(code, packageName, language);
  return Object.fromEntries(marks.map(({start, end, value}) => [code.slice(start, end), value]));
}

const NODE = '/sdks/server-sdks/node';

describe('names in a sample', () => {
  it('lead to the pages of the SDK whose package it uses', () => {
    const code = `// init({apiKey}) before
const apiKey = 'init(';
await init({apiKey: apiKey, assignmentLogger});
client.getBooleanAssignment('dark-mode', 'bob', {}, false);`;
    expect(namesIn(code, '@eppo/node-server-sdk', 'ts')).toEqual({
      init: `${NODE}/initialization/#options`,
      apiKey: `${NODE}/initialization/#iclientconfig-apikey`,
      getBooleanAssignment: `${NODE}/assignments/#getters`,
    });
  });

  it('are told apart where two SDKs have packages of one name', () => {
    const [ruby, python] = ['ruby', 'python'].map((language) =>
      namesIn('client.get_string_assignment("a", "b", {}, "c")', 'eppo-server-sdk', language),
    );
    expect(ruby).toEqual({get_string_assignment: '/sdks/server-sdks/ruby/assignments/#methods'});
    expect(python).toEqual({
      get_string_assignment: '/sdks/server-sdks/python/assignments/#getters',
    });
  });

  it('are found in builders, initializers and arguments, and once each', () => {
    const java = 'builder.assignmentLogger(a).pollingIntervalMs(5).assignmentLogger(b)';
    expect(Object.keys(namesIn(java, 'cloud.eppo:eppo-server-sdk', 'java'))).toEqual([
      'assignmentLogger',
      'pollingIntervalMs',
    ]);
    const csharp = 'new EppoClientConfig(key, logger) { BaseUrl = address }';
    expect(Object.keys(namesIn(csharp, 'Eppo.Sdk', 'csharp'))).toEqual(['BaseUrl']);
    const python = 'base_url = "x"\nClientConfig(api_key=key, base_url=base_url)';
    expect(Object.keys(namesIn(python, 'eppo-server-sdk', 'python'))).toEqual([
      'api_key',
      'base_url',
    ]);
  });

  it('become links that change no text, with the signature where there is one', async () => {
    const code = 'init({apiKey: "k"});';
    const html = await highlight(code, 'ts', parseMeta(''), [
      {start: 0, end: 4, about: 'type', value: 'init(): void'},
      ...referenceMarks(code, '@eppo/node-server-sdk', 'ts'),
    ]);
    expect(html).toContain(
      `<a href="${NODE}/initialization/#options" data-route="" data-type="init(): void">init</a>`,
    );
    expect(html.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toBe(`${code}\n`);
  });
});
