import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {suggest, suggestOrList} from '../../../src/shared/suggest.ts';
import {ROOT} from '../core/paths.ts';
import type {Document} from './json.ts';
import type {Problem} from './problem.ts';

const SCHEMAS = join(ROOT, 'static/schemas');
const compiled = new Map<string, ValidateFunction>();

/** Compares a document with a JSON Schema in static/schemas. */
export function checkSchema(name: string, {value, locate}: Document): Problem[] {
  const validate = readSchema(name);
  if (typeof validate !== 'function') return [validate];
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const extra = error.params.additionalProperty as string | undefined;
    const at = extra === undefined ? path : [...path, extra];
    const where = path.length === 0 ? 'the value' : `'${path.join('.')}'`;
    const hint = extra === undefined ? undefined : knownProperty(extra, error);
    return {
      ...(locate?.(at) ?? {line: 1}),
      message: `${where} ${error.message}${extra === undefined ? '' : `: '${extra}'`} (${name})`,
      hint,
    };
  });
}

function knownProperty(extra: string, {parentSchema}: ErrorObject): string | undefined {
  const properties = (parentSchema?.properties ?? {}) as Record<string, unknown>;
  return suggest(extra, Object.keys(properties));
}

function readSchema(name: string): ValidateFunction | Problem {
  const known = compiled.get(name);
  if (known) return known;
  const files = schemaFiles();
  const file = files.find((candidate) => candidate === name || candidate === `${name}.json`);
  if (file === undefined) {
    return {
      line: 0,
      message: `there is no static/schemas/${name}`,
      hint: suggestOrList(name, files),
    };
  }
  const ajv = new Ajv2020({allErrors: true, verbose: true, strict: false});
  formats.default(ajv);
  const schema = JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8')) as {$schema?: string};
  const validate = ajv.compile({...schema, $schema: undefined});
  compiled.set(name, validate);
  return validate;
}

function schemaFiles(): string[] {
  try {
    return readdirSync(SCHEMAS).filter((file) => file.endsWith('.json'));
  } catch {
    return [];
  }
}
