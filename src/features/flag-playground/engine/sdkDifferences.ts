import {isComparison, isPattern, plainOperator} from './operators.ts';
import {UNKNOWN_OPERATOR, type ConditionTrace, type Report} from './report.ts';

/** What the same call does elsewhere than in JavaScript, Node.js and React Native. */
interface SdkDifference {
  sdks: string;
  says: string;
}

type Applies = (code: string, conditions: readonly ConditionTrace[], report: Report) => boolean;

/** A pattern at which the evaluator failed: it may be valid in the language of another SDK. */
const hasFailedPattern = (_: string, conditions: readonly ConditionTrace[]): boolean =>
  conditions.some(({mark, operator}) => mark === 'failed' && isPattern(plainOperator(operator)));

const hasUnknownOperator = (_: string, conditions: readonly ConditionTrace[]): boolean =>
  conditions.some(({note}) => note === UNKNOWN_OPERATOR);

function isAboutVersions({operator, value}: ConditionTrace): boolean {
  return isComparison(plainOperator(operator)) && /^v?\d+\.\d+\.\d+/.test(value);
}

/** A rule about versions, and an attribute such as 2.4. */
const isShortVersion = (condition: ConditionTrace): boolean =>
  isAboutVersions(condition) && /^\d+\.\d+$/.test(condition.held ?? '');

/** A rule about versions, one of which names a build, such as 2.3.0+45. */
const hasBuild = (condition: ConditionTrace): boolean =>
  isAboutVersions(condition) && `${condition.value}${condition.held ?? ''}`.includes('+');

/** A look-around or a backreference, which no engine of RE2's kind reads. */
const RE_BACKTRACKING = /(?:^|[^\\])(?:\\\\)*(?:\(\?<?[=!]|\\[1-9]|\\k<)/;

/** A pattern that JavaScript reads and the regular expressions of some languages do not. */
const needsBacktracking = (_: string, conditions: readonly ConditionTrace[]): boolean =>
  conditions.some(
    ({operator, value, held, mark}) =>
      isPattern(plainOperator(operator)) &&
      held !== undefined &&
      mark !== 'failed' &&
      RE_BACKTRACKING.test(value),
  );

/** The rows that tell how SDKs differ on the page of the configuration format, by situation. */
const SITUATIONS: readonly [sdks: string, says: string, applies: Applies][] = [
  [
    'iOS',
    'reports `FLAG_UNRECOGNIZED_OR_DISABLED` whenever no allocation matches, although the flag is on.',
    (code) => code === 'DEFAULT_ALLOCATION_NULL',
  ],
  [
    'iOS',
    'reports `FLAG_UNRECOGNIZED_OR_DISABLED` when the method for integers reads a flag of another type.',
    (code, _, {variationType}) => code === 'TYPE_MISMATCH' && variationType === 'INTEGER',
  ],
  ['Go', 'returns your default together with an error.', (code) => code !== 'MATCH'],
  [
    'Rust',
    'returns `Ok(None)` in place of a default.',
    (code) => code === 'FLAG_UNRECOGNIZED_OR_DISABLED' || code === 'DEFAULT_ALLOCATION_NULL',
  ],
  ['Rust', 'returns `Err` in place of a default.', (code) => code === 'TYPE_MISMATCH'],
  [
    'Python, Ruby, Rust and Elixir',
    'report `UNEXPECTED_CONFIGURATION_ERROR` when a value does not fit the type of the flag.',
    (code, _, {description}) =>
      code === 'ASSIGNMENT_ERROR' && description.includes('incompatible value'),
  ],
  [
    'Java and Android',
    'drop a condition with an unknown operator: a rule without another one matches everyone.',
    hasUnknownOperator,
  ],
  [
    '.NET, PHP and iOS',
    'refuse the whole document because of an unknown operator.',
    hasUnknownOperator,
  ],
  [
    'Go, .NET and PHP',
    'read versions leniently, so that 2.4 is a version.',
    (_, conditions) => conditions.some(isShortVersion),
  ],
  [
    'Python, Ruby, Rust, Elixir and PHP',
    'count what follows the `+` of a version: `2.3.0+45` is more than `2.3.0`.',
    (_, conditions) => conditions.some(hasBuild),
  ],
  [
    'Go',
    'cannot read this regular expression: `MATCHES` is false, `NOT_MATCHES` true.',
    needsBacktracking,
  ],
  [
    'Python, Ruby, Rust and Elixir',
    'cannot read this regular expression: the condition is false.',
    needsBacktracking,
  ],
  [
    'Most other SDKs',
    'read regular expressions of another syntax, such as `(?i)us`: this one may be valid there.',
    hasFailedPattern,
  ],
  [
    'Python, Ruby, Rust, Elixir and .NET',
    'take a condition as false whose regular expression they cannot read.',
    hasFailedPattern,
  ],
  [
    'Go, PHP and iOS',
    'take `MATCHES` as false and `NOT_MATCHES` as true where they cannot read it.',
    hasFailedPattern,
  ],
];

export function sdkDifferences(report: Report): SdkDifference[] {
  const reached = report.allocations.flatMap(({rules}) =>
    rules.flatMap(({conditions}) => conditions.filter(({mark}) => mark !== 'skipped')),
  );
  const known = SITUATIONS.filter(([, , applies]) => applies(report.code, reached, report));
  return known.map(([sdks, says]) => ({sdks, says}));
}
