import {beforeAll, describe, expect, it} from 'vitest';
import {findSdk, findSymbols} from '../../src/features/mcp/docs/find.ts';
import type {Docs} from '../../src/features/mcp/docs/docs.ts';
import {unlimited} from '../../src/features/mcp/refusal.ts';
import {contextOf} from '../../src/features/mcp/tool.ts';
import {sdkReference} from '../../src/features/mcp/tools/sdkReference.ts';
import {smallDocs} from './smallDocs.ts';

let docs: Docs;

beforeAll(async () => {
  docs = await smallDocs();
});

describe('an SDK', () => {
  it.each([
    ['dotnet', ['.NET', 'Eppo.Sdk', 'c#', 'C#', 'csharp', 'F#', 'ASP.NET']],
    ['javascript', ['js', 'TypeScript', 'browser', 'React']],
    ['react-native', ['React Native', 'expo']],
    ['python', ['py', 'Django']],
    ['go', ['golang', 'Go']],
    ['ios', ['swift']],
    ['android', ['Kotlin']],
    ['dart', ['flutter', 'Dart and Flutter']],
    ['vercel-edge', ['Vercel']],
    ['node', ['Node.js', 'nodejs', 'express']],
    ['ruby', ['rails']],
    ['java', ['Spring']],
    ['php', ['laravel']],
    ['elixir', ['phoenix']],
  ])('%s is found by other names', (sdk, names) => {
    expect(names.map((name) => findSdk(docs, name).sdk)).toEqual(names.map(() => sdk));
  });

  it('is suggested for a misspelled name, and never for a short one', () => {
    expect(() => findSdk(docs, 'pyton')).toThrow(
      '"pyton" is no name of an SDK here; did you mean `python`?',
    );
    for (const name of ['c', 'lua', 'nextjs', 'scala']) {
      expect(() => findSdk(docs, name)).toThrow(
        `"${name}" is no name of an SDK here; names: node, python, java, go, dotnet`,
      );
    }
  });
});

describe('a name in the spelling of another language', () => {
  it.each([
    ['python', 'getStringAssignment', ['get_string_assignment']],
    ['go', 'get_boolean_assignment', ['GetBoolAssignment']],
    ['ruby', 'GetJSONAssignment()', ['get_json_assignment']],
    ['java', 'getNumericAssignment', ['getDoubleAssignment']],
    ['elixir', 'getIntegerAssignment', ['get_integer_assignment']],
    ['rust', 'getBoolAssignment', ['get_boolean_assignment']],
    ['python', 'pollIntervalSeconds', ['poll_interval_seconds']],
    ['dotnet', 'getStringAssignment', []],
  ])('is found in %s: %s', (sdk, name, calledHere) => {
    expect(findSymbols(findSdk(docs, sdk), name).calledHere).toEqual(calledHere);
  });

  it('is answered with the name in this SDK', async () => {
    const context = contextOf(docs, unlimited);
    const text = await sdkReference.run({sdk: 'python', symbol: 'getStringAssignment'}, context);
    expect(text).toContain('`getStringAssignment` is called `get_string_assignment` here.');
    expect(text).toContain('## EppoClient.get_string_assignment (method)');
  });

  it('that no SDK has is answered with methods before parameters', () => {
    expect(() => findSymbols(findSdk(docs, 'python'), 'evaluateEverything')).toThrow(
      /known: init, .*EppoClient\.get_string_assignment, /,
    );
  });
});
