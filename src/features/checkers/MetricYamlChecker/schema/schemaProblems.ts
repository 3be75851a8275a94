import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import schema from '../../../../../static/schemas/metric-sync.schema.json';
import type {Path, Problem} from '../problem.ts';
import {AGGREGATIONS} from '../rules/file.ts';
import {
  beyondLimit,
  forbiddenKey,
  unknownKey,
  wrongType,
  wrongValue,
  type Placed,
} from './wording.ts';

function step(schema: unknown, part: string): unknown {
  return typeof schema === 'object' && schema !== null
    ? (schema as Record<string, unknown>)[part]
    : undefined;
}

/** The part of a schema that a keyword location names, such as `#/properties/metrics/items/$ref`. */
function schemaAt(root: Schema, location: string): Schema {
  let schema: unknown = root;
  for (const part of location.split('/').slice(1)) {
    schema = step(schema, part);
    if (part !== '$ref' || typeof schema !== 'string') continue;
    schema = schema.split('/').slice(1).reduce<unknown>(step, root);
  }
  return (schema ?? {}) as Schema;
}

/** Follows the references of a schema to what they name, keeping what stands beside them. */
function followed(root: Schema, schema: Schema): Schema {
  const {$ref} = schema;
  return $ref === undefined ? schema : {...schemaAt(root, $ref), ...schema};
}

type SourceOf = (path: Path) => string | undefined;

const root = schema as Schema;
const validator = new Validator(root, '2020-12', false);

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

/** The key that a message of the validator puts in quotes; the last of them, where there are two. */
function quoted(error: string): string {
  return [...error.matchAll(/"((?:[^"\\]|\\.)*)"/g)].at(-1)?.[1] ?? '';
}

function missing(unit: OutputUnit, path: Path, holder: Schema): Problem {
  const key = quoted(unit.error);
  const {description = ''} = followed(root, (holder.properties?.[key] as Schema | undefined) ?? {});
  return {
    severity: UNCHECKED.has(key) ? 'warning' : 'error',
    path,
    message: `\`${key}\` is missing.`,
    fix: `Add it. ${description}`.trim(),
  };
}

/** The schema of the object at a place: what its conditions add is not there. */
function holderOf(location: string): Schema {
  return schemaAt(root, location.replace(/\/(?:allOf|anyOf|if|then|else).*$/, ''));
}

/** Whether a file without a key is wrong, too; for some keys only its other keys decide. */
function isNeeded(key: string, keywordLocation: string): boolean {
  const holder = keywordLocation.replace(/\/properties\/\w+(?:\/\$ref)*\/\w+$/, '');
  return AGGREGATIONS.includes(key) || (schemaAt(root, holder).required?.includes(key) ?? false);
}

function describe(
  unit: OutputUnit,
  next: OutputUnit | undefined,
  data: unknown,
  sourceOf: SourceOf,
): Problem[] {
  const {keyword, keywordLocation, error} = unit;
  const {path, value} = readPointer(unit.instanceLocation, data);
  const key = String(path.findLast((part) => typeof part === 'string') ?? 'file');
  const placed = (): Placed => ({
    key,
    isItem: typeof path.at(-1) === 'number',
    value,
    source: sourceOf(path),
    isNeeded: isNeeded(key, keywordLocation),
  });
  const rule = schemaAt(root, keywordLocation.replace(/\/\w+$/, ''));
  const tell = (words: {message: string; fix: string}, at = path): Problem[] => [
    {severity: 'error', path: at, ...words},
  ];
  switch (keyword) {
    case 'additionalProperties': {
      const unknown = String(readPointer(next?.instanceLocation ?? '#', data).path.at(-1));
      return tell(unknownKey(unknown, Object.keys(rule.properties ?? {})), [...path, unknown]);
    }
    case 'properties': {
      if (next?.keyword !== 'false') return [];
      const forbidden = quoted(error);
      const {operation} = value as {operation?: unknown};
      return tell(forbiddenKey(forbidden, operation), [...path, forbidden]);
    }
    case 'required': {
      const [isChoice, isRule] = [/\/anyOf\//, /\$ref\/allOf\//].map((part) =>
        part.test(keywordLocation),
      );
      // What an operation needs is not missing where the operation is.
      const isEarly =
        isRule && path.at(-1) === 'numerator' && !Object.hasOwn(value as object, 'operation');
      return isChoice || isEarly
        ? []
        : [missing(unit, path, holderOf(keywordLocation.replace(/\/required$/, '')))];
    }
    case 'dependentRequired':
      return [missing(unit, path, schemaAt(root, '#/$defs/numerator'))];
    case 'type':
      return tell(wrongType([rule.type ?? []].flat(), placed()));
    case 'enum':
      return tell(wrongValue((rule.enum ?? []).map(String), placed()));
    case 'minimum':
    case 'maximum': {
      const limit = rule[keyword] ?? 0;
      const [problem] = tell(beyondLimit(key, Number(value), limit, keyword === 'maximum'));
      const isLoose = key.includes('winsorization');
      return problem ? [{...problem, severity: isLoose ? 'warning' : 'error'}] : [];
    }
    default:
      return [];
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

/** What the JSON Schema of a metrics file rejects, each with its reason and a way to mend it. */
export function schemaProblems(data: unknown, sourceOf: SourceOf): Problem[] {
  const {errors} = validator.validate(data);
  return errors.flatMap((unit, index) => {
    const problems = describe(unit, errors[index + 1], data, sourceOf);
    return isSkipped(unit, data)
      ? problems.map((problem): Problem => ({...problem, severity: 'warning'}))
      : problems;
  });
}
