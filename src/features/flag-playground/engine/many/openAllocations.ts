import {md5} from '../hash.ts';
import type {Configuration} from '../configuration.ts';
import type {Call} from '../../../../shared/sdk-calls/call.ts';
import {probeGates, type Gate} from '../probe.ts';
import type {PlainFlag} from '../schema.ts';

function dependsOnKey({allocations}: PlainFlag, {isObfuscated}: Configuration): boolean {
  const id = isObfuscated ? md5('id') : 'id';
  return allocations.some(({rules}) =>
    rules?.some(({conditions}) => conditions.some(({attribute}) => attribute === id)),
  );
}

/**
 * Whether each allocation of a flag is open to subjects with the attributes of a call.
 *
 * @returns undefined when that differs from subject to subject, or cannot be evaluated.
 */
export function openAllocations(
  configuration: Configuration,
  flag: PlainFlag,
  call: Call,
): boolean[] | undefined {
  const {isObfuscated, flags} = configuration;
  if (!Object.hasOwn(call.attributes, 'id') && dependsOnKey(flag, configuration)) return undefined;
  const written = flags[isObfuscated ? md5(call.flagKey) : call.flagKey] as {allocations: Gate[]};
  const gates = written.allocations.map(({rules, startAt, endAt}) => ({rules, startAt, endAt}));
  const outcomes = probeGates(gates, isObfuscated, {...call, subjectKey: 'user-1'});
  return outcomes.every((outcome) => 'holds' in outcome)
    ? outcomes.map((outcome) => 'holds' in outcome && outcome.holds)
    : undefined;
}
