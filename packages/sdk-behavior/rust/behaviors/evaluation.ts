import {RULES} from '../../../samples/server/scriptedServer.ts';
import type {Replay} from '../types.ts';
import {EVENT, ASK, TOO_EARLY} from './words.ts';

/** The rules of the fixtures, where the first flag is for one condition. */
function rulesFor(condition: Readonly<Record<string, string>>): string {
  const rules = JSON.parse(RULES) as {
    flags: Record<string, {allocations: {rules: {conditions: unknown[]}[]}[]}>;
  };
  rules.flags['new-onboarding']!.allocations[0]!.rules = [{conditions: [condition]}];
  return JSON.stringify(rules);
}

/** What happens when a flag is asked for. */
export const evaluation: Readonly<Record<string, Replay>> = {
  'a logger that panics stops the caller': {
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'ask:shoe-bandit'],
    prints: ['start: Ok', 'wait: Ok', 'event: "bob" shoe-bandit', 'ask: panic: the logger failed'],
  },
  'a method of another type returns an error': {
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'ask-integer:new-onboarding', 'ask-details:page-size'],
    prints: [
      'start: Ok',
      'wait: Ok',
      'ask-integer: Err(TypeMismatch { expected: Integer, found: String })',
      'ask-details: None "TYPE_MISMATCH"',
    ],
    warnings: [
      'eppo: error occurred while evaluating a flag: invalid flag type (expected: Integer',
      'eppo: error occurred while evaluating a flag: invalid flag type (expected: String',
    ],
  },
  'details have a code': {
    server: {config: [RULES]},
    steps: [
      'ask-details:new-onboarding',
      'start',
      'wait:10',
      ...['new-onboarding', 'no-flag', 'retired-flag', 'no-allocation-flag'].map(
        (flag) => `ask-details:${flag}`,
      ),
    ],
    prints: [
      'ask-details: None "CONFIGURATION_MISSING"',
      'start: Ok',
      'wait: Ok',
      EVENT,
      'ask-details: Some("treatment") "MATCH"',
      'ask-details: None "FLAG_UNRECOGNIZED_OR_DISABLED"',
      'ask-details: None "FLAG_UNRECOGNIZED_OR_DISABLED"',
      'ask-details: None "DEFAULT_ALLOCATION_NULL"',
    ],
    warnings: [TOO_EARLY],
  },
  'a flag that cannot be read is an error': {
    server: {config: [RULES.replace('"STRING"', '"COLOR"')]},
    steps: ['start', 'wait:10', ASK, 'ask-details:new-onboarding'],
    prints: [
      'start: Ok',
      'wait: Ok',
      'ask: Err(UnexpectedConfigurationParseError)',
      'ask-details: None "UNEXPECTED_CONFIGURATION_ERROR"',
    ],
    warnings: ['eppo: error occurred while evaluating a flag: '],
  },
  'an empty subject gets a variation, and is logged': {
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'ask-for-nobody:new-onboarding'],
    prints: [
      'start: Ok',
      'wait: Ok',
      'event: "" treatment',
      'ask-for-nobody: Ok(Some("treatment"))',
    ],
  },
  'a version of two parts never matches': {
    server: {config: [rulesFor({attribute: 'version', operator: 'GTE', value: '1.0.0'})]},
    steps: ['start', 'wait:10', ASK],
    prints: ['start: Ok', 'wait: Ok', 'ask: Ok(None)'],
  },
  ...Object.fromEntries(
    (['MATCHES', 'NOT_MATCHES'] as const).map((operator) => [
      `a rule that ${operator} a look-around never matches`,
      {
        server: {config: [rulesFor({attribute: 'email', operator, value: '^a(?=@)'})]},
        steps: ['start', 'wait:10', ASK],
        prints: ['start: Ok', 'wait: Ok', 'ask: Ok(None)'],
        warnings: ['eppo_core::ufc::models: failed to parse condition: '],
      } satisfies Replay,
    ]),
  ),
};
