import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {parse, parseDocument} from 'yaml';
import {createEvaluator} from '../../src/features/flag-playground/engine/evaluator.ts';
import type {VariationTypeName} from '../../src/shared/sdk-calls/call.ts';
import {readSources} from '../support/content/readPages.ts';

/** A call of a getter, and the value that the page shows for it. */
interface Asked {
  flag: string;
  subject: string;
  attributes?: Record<string, string>;
  default: unknown;
  value: unknown;
}

const {flags} = JSON.parse(readFileSync('static/demo/flags.json', 'utf8')) as {
  flags: Record<string, {variationType: VariationTypeName}>;
};

const evaluate = createEvaluator({
  flags,
  format: 'SERVER',
  environment: 'Test',
  createdAt: '2026-01-15T09:00:00.000Z',
});

const TEXT = String.raw`'[^'\n]*'|"[^"\n]*"`;

/** `name = getter('flag', 'subject', {…}, default)` of literals, and a value behind it. */
const RE_CALL = new RegExp(
  String.raw`(?:(\w+) = )?[\w.!()]*\.get\w+assignment(?:_?details)?\(` +
    String.raw`\s*(${TEXT}),\s*(${TEXT}),\s*(\{[^{}]*\}),\s*([^(){},\n]+?|\{\s*\}),?\s*\)` +
    String.raw`(?:\)?;? *(?:\/\/|#) => (.+))?`,
  'gi',
);

const RE_SHOWN = /(?:\/\/|#) => /g;

/** A literal of JavaScript or Python: YAML, but for the names of truth in Python. */
const literal = (text: string): unknown =>
  parseDocument(text.replace(/^(?:True|False)$/, (name) => name.toLowerCase())).toJS();

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The calls of a sample in code; none if it shows something else, too. */
function callsOf(code: string): Asked[] {
  const calls = [...code.matchAll(RE_CALL)].flatMap((match): Asked[] => {
    const [, name, flag = '', subject = '', attributes = '', fallback = '', behind] = match;
    const later = name && new RegExp(`\\b${name}(?:\\.variation)?\\)?;? *(?://|#) => (.+)`);
    const shown = behind ?? (later && later.exec(code)?.[1]);
    if (shown === undefined) return [];
    return [
      {
        flag: String(literal(flag)),
        subject: String(literal(subject)),
        attributes: literal(attributes) as Record<string, string>,
        default: literal(fallback),
        value: literal(shown),
      },
    ];
  });
  return calls.length < (code.match(RE_SHOWN) ?? []).length ? [] : calls;
}

function readCalls({lang, value}: Pick<Code, 'lang' | 'value'>): Asked[] {
  if (lang === 'call') return (parse(value) as {calls: Asked[]}).calls;
  return /^(?:ts|js|python)$/.test(lang ?? '') ? callsOf(value) : [];
}

/** Whether a flag of the samples serves its subject what the code has as default. */
function servesDefault({flag, subject, attributes = {}, default: defaultValue}: Asked): boolean {
  const variationType = flags[flag]?.variationType;
  if (variationType === undefined) return false;
  const call = {flagKey: flag, subjectKey: subject, attributes, variationType, defaultValue};
  const {value, details} = evaluate(call);
  return details.flagEvaluationCode === 'MATCH' && isSame(value, defaultValue);
}

/**
 * Flags that serve what the code has as default, in samples that show nothing else: with a wrong key
 * or without a network they print the same. A sample about the default itself asks a flag that is
 * off or unknown, or a subject that no rule matches.
 */
function blindFlags(sample: Pick<Code, 'lang' | 'value'>): string[] {
  const calls = readCalls(sample);
  const isBlind = calls.every((call) => isSame(call.value, call.default));
  return isBlind ? calls.filter(servesDefault).map(({flag}) => flag) : [];
}

const CALL = 'client.getBooleanAssignment("dark-mode", "alice", {plan: "pro"}, true)';

it.each([
  ['ts', `${CALL}; // => true`, true],
  ['ts', `const dark = ${CALL};\n\ndark; // => true`, true],
  ['ts', `const dark = ${CALL};\n\ndark; // => true\nlogged; // => 1`, false],
  ['ts', CALL.replace('dark-mode', 'no-such-flag') + '; // => true', false],
  ['python', `print(${CALL.replace('true', 'True')})  # => True`, true],
  ['call', `calls: [{flag: dark-mode, subject: alice, default: false, value: false}]`, true],
])('in %s, %s shows nothing but the default: %s', (lang, value, expected) => {
  expect(blindFlags({lang, value}).length > 0).toBe(expected);
});

it('a sample prints something else with a wrong key', () => {
  const blind = readSources().flatMap(({file, tree}) => {
    const found: string[] = [];
    visit(tree, 'code', (node) => {
      const place = `${file}:${node.position?.start.line}`;
      found.push(...blindFlags(node).map((flag) => `${place}: ${flag} serves the default`));
    });
    return found;
  });
  expect(blind).toEqual([]);
});
