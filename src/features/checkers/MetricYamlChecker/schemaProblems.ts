import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import schema from '../../../../static/schemas/metric-sync.schema.json';
import {asFraction, mistake, nameMeant, warning, type Path, type Problem} from './problem.ts';

const root = schema as Schema;
const validator = new Validator(root, '2020-12', false);

/** The part of the schema that a keyword location names, such as `#/properties/metrics/items/$ref`. */
function schemaAt(location: string): Schema {
  let part: unknown = root;
  for (const name of location.split('/').slice(1)) {
    part = (part as Record<string, unknown> | undefined)?.[name];
    if (name === '$ref') part = schemaAt(String(part));
  }
  return (part ?? {}) as Schema;
}

/** The tool never asks for these: its own schema is looser than the one of this site. */
const UNCHECKED = new Set(['numerator', 'denominator']);

function readPointer(location: string, data: unknown): {path: Path; value: unknown} {
  const path: (string | number)[] = [];
  let value = data;
  for (const part of decodeURI(location).split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return {path, value};
}

/** The names that a message of the validator puts in quotes. */
function quoted(error: string): string[] {
  return [...error.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
}

/** How to write a value of the first of these types that there is advice for. */
function fixType(types: readonly string[], value: unknown, source = ''): string | undefined {
  if (value === null || value === undefined) return 'Give it a value, or remove the key.';
  if (types.includes('string')) {
    const isShort = source !== '' && !source.includes('\n');
    return `Write it in quotes${isShort ? `: \`"${source}"\`` : ''}.`;
  }
  if (types.includes('boolean')) return 'Write `true` or `false`, without quotes.';
  if (types.includes('number')) {
    return 'Write a number such as `0.05`, without quotes, unit or exponent.';
  }
  return types.includes('array') ? 'Begin each item on its own line with a hyphen.' : undefined;
}

type SourceOf = (path: Path) => string | undefined;

/** What the validator says at a place, in its own words where they are about the file. */
function describe(
  {keyword, keywordLocation, instanceLocation, error}: OutputUnit,
  next: OutputUnit | undefined,
  data: unknown,
  sourceOf: SourceOf,
): Problem | undefined {
  const {path, value} = readPointer(instanceLocation, data);
  const key = String(path.findLast((part) => typeof part === 'string'));
  const subject = typeof path.at(-1) === 'number' ? `An item of \`${key}\`` : `\`${key}\``;
  const said = error.replace(/^Instance type (\S+) is invalid/, 'Instance has the type $1');
  const message = said.startsWith('Instance')
    ? said.replace('Instance', subject)
    : `${subject}: ${said}`;
  const names = quoted(error);
  const [name = ''] = names;
  switch (keyword) {
    case 'additionalProperties': {
      const unknown = String(readPointer(next?.instanceLocation ?? '#', data).path.at(-1));
      const {properties = {}} = schemaAt(keywordLocation.replace(/\/\w+$/, ''));
      const fix = nameMeant(unknown, Object.keys(properties));
      return mistake([...path, unknown], `There is no key \`${unknown}\` here.`, fix);
    }
    case 'properties': {
      if (next?.keyword !== 'false') return undefined;
      const operation = String((value as {operation?: unknown}).operation);
      const reason = `\`${name}\` does not go with \`operation: ${operation}\`.`;
      return mistake([...path, name], reason, 'Remove it, or choose another operation.');
    }
    case 'required': {
      // What an operation needs is not missing where the operation is.
      const isEarly = path.at(-1) === 'numerator' && !Object.hasOwn(value as object, 'operation');
      if (/\/anyOf\//.test(keywordLocation)) return undefined;
      if (isEarly && /\$ref\/allOf\//.test(keywordLocation)) return undefined;
      return (UNCHECKED.has(name) ? warning : mistake)(path, message);
    }
    case 'dependentRequired':
      return mistake(path, message);
    case 'type':
      return mistake(path, message, fixType(names.slice(1), value, sourceOf(path)));
    case 'enum': {
      const given = sourceOf(path) ?? (typeof value === 'string' ? value : typeof value);
      return mistake(path, `${subject} cannot be \`${given}\`.`, nameMeant(given, names));
    }
    case 'minimum':
    case 'maximum': {
      if (key === 'guardrail_cutoff') {
        return mistake(path, message, 'Turn its sign: a change for the worse has the other one.');
      }
      const fix = keyword === 'maximum' ? asFraction(Number(value)) : undefined;
      return (key.includes('winsorization') ? warning : mistake)(path, message, fix);
    }
    default:
      return undefined;
  }
}

/** Whether a rule is one that the tool does not apply to this metric; its plain schema it always applies. */
function isSkipped({keywordLocation, instanceLocation}: OutputUnit, data: unknown): boolean {
  if (!keywordLocation.includes('/allOf/')) return false;
  const {path} = readPointer(instanceLocation, data);
  const [list, index, key] = path;
  if (list !== 'metrics' || typeof key !== 'string') return false;
  const {value} = readPointer(`#/metrics/${String(index)}`, data);
  const metric = value as Record<string, unknown>;
  if (key === 'guardrail_cutoff') return metric.type !== 'percentile' && !('numerator' in metric);
  return metric.type === 'percentile' && UNCHECKED.has(key);
}

/** What the JSON Schema of a metrics file rejects, each with its reason and often a way to mend it. */
export function schemaProblems(data: unknown, sourceOf: SourceOf): Problem[] {
  const {errors} = validator.validate(data);
  return errors.flatMap((unit, index) => {
    const problem = describe(unit, errors[index + 1], data, sourceOf);
    if (!problem) return [];
    return [isSkipped(unit, data) ? {...problem, severity: 'warning' as const} : problem];
  });
}
