import {readingsLabel} from './readings.ts';
import type {Proof} from './types.ts';

/** The package without its scope, group or module path: `cloud.eppo:android-sdk` is `android-sdk`. */
export function shortName(against: string): string {
  return against
    .replace(/^declarations of /, 'the $&')
    .replace(/@eppo\/|\bcloud\.eppo:|github\.com\/Eppo-exp\/|\/v\d+\/eppoclient\b/g, '');
}

/** The SDK that a sample was checked against, with its version; undefined when it uses none. */
export function sdkIn({against = ''}: Proof): {sdk: string; version: string} | undefined {
  const [, sdk, version] = /^(?:declarations of )?(\S*eppo\S*) (\S+)$/i.exec(against) ?? [];
  return sdk !== undefined && version !== undefined ? {sdk, version} : undefined;
}

/**
 * Says in a few words what was done with a sample.
 *
 * @returns for example `Ran on node-server-sdk 3.10.2`; undefined when nothing was proven
 */
export function provenanceLabel({status, tool, against, readings}: Proof): string | undefined {
  const subject = against && shortName(against);
  switch (status) {
    case 'ran':
      return `Ran on ${subject ?? tool}`;
    case 'executed-sql':
      return [`Ran on ${tool}`, ...(readings ? [readingsLabel(readings)] : [])].join('; ');
    case 'compiled':
      return subject === undefined ? `Compiled with ${tool}` : `Compiled against ${subject}`;
    case 'symbols-checked':
      return subject === undefined ? 'Parsed' : `Parsed; symbols checked against ${subject}`;
    case 'parsed':
      return subject === undefined ? `Parsed with ${tool}` : `Parsed; matches ${subject}`;
    case 'failed':
    case 'unchecked':
      return undefined;
  }
}
