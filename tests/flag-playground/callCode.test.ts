import {describe, expect, it} from 'vitest';
import {languages} from '../../packages/samples/languages/registry.ts';
import {parse} from '../../packages/samples/languages/syntax/parse.ts';
import {callCode} from '../../src/features/flag-playground/state/callCode.ts';
import {LANGUAGES, type CodeLanguage} from '../../src/shared/sdk-calls/languages.ts';
import type {PlaygroundState} from '../../src/features/flag-playground/state/playgroundState.ts';
import {VARIATION_TYPES, type VariationTypeName} from '../../src/shared/sdk-calls/call.ts';

const DEFAULTS: Record<VariationTypeName, string> = {
  STRING: 'control',
  INTEGER: '10',
  NUMERIC: '0',
  BOOLEAN: 'false',
  JSON: '{"title": "Hi", "sizes": [1, 2.5], "until": null}',
};

/** What means something in one language or another. */
const ODD = '"\\ $x ${x} #{x} \'\n\u0007';

const state: PlaygroundState = {
  configuration: '',
  flagKey: 'new-search',
  subjectKey: ODD,
  variationType: 'STRING',
  defaultValue: 'control',
  attributes: [
    {name: 'plan', kind: 'text', value: ODD},
    {name: 'age', kind: 'number', value: '42'},
    {name: 'score', kind: 'number', value: '3000000000'},
    {name: 'beta', kind: 'boolean', value: 'true'},
    {name: 'team', kind: 'null', value: ''},
  ],
};

/** Languages of SDKs that are named after something else. */
const NAMES: Partial<Record<CodeLanguage, string>> = {
  android: 'kotlin',
  ios: 'swift',
  dotnet: 'csharp',
};

const keys = Object.keys(LANGUAGES) as CodeLanguage[];
const calls = keys.flatMap((key) =>
  VARIATION_TYPES.flatMap((variationType) => {
    const call = {...state, variationType, defaultValue: DEFAULTS[variationType]};
    return [
      {key, variationType, code: callCode(call, key)!},
      {key, variationType, code: callCode({...call, attributes: []}, key)!},
    ];
  }),
);

describe('a copied call', () => {
  it.each(calls.filter(({key}) => key !== 'javascript'))(
    'in $key is grammatical for $variationType',
    async ({key, code}) => {
      const language = languages.find(({name}) => name === (NAMES[key] ?? key));
      const {grammar, wraps} = language!;
      expect((await parse(grammar, code, wraps)).errors).toEqual([]);
    },
  );

  it.each(calls.filter(({key}) => key === 'javascript'))(
    'in JavaScript can be run for $variationType',
    ({code}) => {
      const asked: unknown[] = [];
      const client = new Proxy(
        {},
        {
          get:
            () =>
            (...given: unknown[]) =>
              asked.push(...given),
        },
      );

      new Function('client', code)(client);
      expect(asked.slice(0, 2)).toEqual(['new-search', ODD]);
    },
  );

  it('leaves out what a language cannot say, and says fractions as one', () => {
    expect(callCode({...state, subjectKey: 'alice'}, 'java')).not.toContain('team');
    expect(callCode({...state, variationType: 'NUMERIC', defaultValue: '0'}, 'android')).toMatch(
      /\s0\.0,?\s*\)/,
    );
    expect(callCode(state, 'java')).toContain('attributes.put("score", 3000000000.0)');
  });

  it('is none while a field cannot be used', () => {
    const wrong = {...state, variationType: 'BOOLEAN', defaultValue: 'maybe'} as const;
    expect(callCode(wrong, 'python')).toBeUndefined();
  });

  it.each([
    [
      'python',
      `assigned = client.get_string_assignment(
    "new-search", "alice", {"plan": "pro"}, "control"
)`,
    ],
    [
      'go',
      `attributes := eppoclient.Attributes{"plan": "pro"}
assigned, err := client.GetStringAssignment(
\t"new-search", "alice", attributes, "control",
)`,
    ],
    [
      'elixir',
      `assigned = EppoSdk.Client.get_string_assignment(
  client, "new-search", "alice", %{"plan" => "pro"}, "control"
)`,
    ],
  ] as const)('has the form of %s', (language, code) => {
    const attributes = [{name: 'plan', kind: 'text', value: 'pro'}] as const;
    expect(callCode({...state, subjectKey: 'alice', attributes}, language)).toBe(code);
  });
});
