import {isRecord, readJson} from './readJson.ts';
import {type Problem, withLines} from './problem.ts';

/** Longer texts are refused: nobody reads them, and a link could not hold them. */
export const MOST_CHARACTERS = 1_000_000;

/** A configuration as an SDK downloads it; its flags are not checked yet. */
export interface Configuration {
  text: string;
  format: string | undefined;
  environment: string;
  createdAt: string;
  flags: Record<string, unknown>;
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const hasFlags = (value: unknown): boolean => isRecord(value) && isRecord(value.flags);

/** Where the flags of a document are that has none at its top, and where that is said. */
function flagsElsewhere(json: Record<string, unknown>): {message: string; key: string} {
  const around = Object.keys(json).find((key) => hasFlags(json[key]));
  if (around) {
    return {message: `The flags are inside of "${around}": paste that object alone.`, key: around};
  }
  const {config} = json;
  return isRecord(config) && typeof config.response === 'string'
    ? {
        message:
          'This is how SDKs export a configuration: it is the text in "config.response". Paste what JSON.parse makes of that text.',
        key: 'config',
      }
    : {message: 'The configuration has no map "flags", so SDKs ignore it.', key: 'flags'};
}

/**
 * Reads a configuration from its text.
 *
 * @param maxLength longer texts are refused.
 * @returns the configuration, or the problem that keeps an SDK from using it.
 */
export function readConfiguration(
  given: string,
  maxLength?: number,
): {configuration: Configuration} | {problem: Problem} {
  const reading = readJson(given, 'configuration', maxLength);
  if ('problem' in reading) return reading;
  const {json, text} = reading.value;
  if (!isRecord(json)) {
    const message =
      typeof json === 'string'
        ? 'This is a configuration as one text in quotes: paste what JSON.parse makes of it.'
        : 'A configuration is an object in braces, with "flags" in it.';
    return {problem: {severity: 'error', message, path: [], line: 1}};
  }
  const {flags, format, environment, createdAt} = json;
  if (!isRecord(flags)) {
    const {message, key} = flagsElsewhere(json);
    const [problem] = withLines(text, [{severity: 'error', message, path: [key]}]);
    return {problem: problem!};
  }
  return {
    configuration: {
      text,
      flags,
      format: asText(format),
      environment: (isRecord(environment) && asText(environment.name)) || 'UNKNOWN',
      createdAt: asText(createdAt) ?? '',
    },
  };
}

/** Forms whose names are hashes: the evaluator reads them, but nobody could read its steps. */
const HASHED = ['CLIENT', 'PRECOMPUTED'];

/** Reads a configuration that is to be explained, whose names have to be readable. */
export function readPlainConfiguration(
  ...given: Parameters<typeof readConfiguration>
): ReturnType<typeof readConfiguration> {
  const reading = readConfiguration(...given);
  if ('problem' in reading || !HASHED.includes(reading.configuration.format ?? '')) return reading;
  const message =
    'This configuration is obfuscated, as client SDKs download it: its names are hashes. Paste the ' +
    'plain one, which server SDKs download with an SDK key.';
  const {text} = reading.configuration;
  const [problem] = withLines(text, [{severity: 'error', message, path: ['format']}]);
  return {problem: problem!};
}
