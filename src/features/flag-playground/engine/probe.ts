import {encode} from 'js-base64';
import type {Call} from '../../../shared/sdk-calls/call.ts';
import {createEvaluator} from './evaluator.ts';
import {md5} from './hash.ts';

/** Whether a gate is open; `failed` when the evaluator cannot evaluate it. */
export type GateOutcome = {holds: boolean} | {failed: string};

/** What decides whether an allocation is open to a subject, before its splits. */
export interface Gate {
  rules?: unknown;
  startAt?: unknown;
  endAt?: unknown;
}

/** A flag that is on exactly for whom a gate is open. */
function probeFlag(gate: Gate, name: (text: string) => string): object {
  const [on, value] = [name('on'), name === encode ? name('true') : true];
  return {
    key: 'probe',
    enabled: true,
    variationType: 'BOOLEAN',
    totalShards: 1,
    variations: {[on]: {key: on, value}},
    allocations: [
      {
        ...gate,
        key: name('probe'),
        splits: [{variationKey: on, shards: []}],
        doLog: false,
      },
    ],
  };
}

const PREFIX = 'Assignment Error: ';

/** Asks the evaluator about gates one by one, each in a flag of its own. */
export function probeGates(
  gates: readonly Gate[],
  isObfuscated: boolean,
  {subjectKey, attributes}: Pick<Call, 'subjectKey' | 'attributes'>,
): GateOutcome[] {
  const name = isObfuscated ? encode : (text: string) => text;
  const keyOf = (index: number): string => `probe-${index}`;
  const flags = gates.map((gate, index) => [
    isObfuscated ? md5(keyOf(index)) : keyOf(index),
    probeFlag(gate, name),
  ]);
  const evaluate = createEvaluator({
    flags: Object.fromEntries(flags) as Record<string, unknown>,
    format: isObfuscated ? 'CLIENT' : 'SERVER',
    environment: '',
    createdAt: '',
  });
  const call = {subjectKey, attributes, variationType: 'BOOLEAN', defaultValue: false} as const;
  return gates.map((_, index) => {
    const {value, details} = evaluate({...call, flagKey: keyOf(index)});
    return details.flagEvaluationCode === 'ASSIGNMENT_ERROR'
      ? {failed: details.flagEvaluationDescription.replace(PREFIX, '')}
      : {holds: value === true};
  });
}
