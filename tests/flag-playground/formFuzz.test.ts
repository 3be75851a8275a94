import {describe, expect, it} from 'vitest';
import {editFlag, type Edit} from '../../src/features/flag-playground/form/edits.ts';
import {valueOfText} from '../../src/features/flag-playground/form/values.ts';
import {
  setExposure,
  setWeights,
  readDivision,
} from '../../src/features/flag-playground/form/divide.ts';
import {openFlag} from '../../src/features/flag-playground/form/openFlag.ts';
import {OPERATORS} from '../../src/features/flag-playground/engine/operators.ts';
import type {PlainFlag} from '../../src/features/flag-playground/engine/schema.ts';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {answer} from '../../src/features/flag-playground/worker/answer.ts';
import {createDisturbance, ODD_TEXTS} from './disturbance.ts';
import {casesOf} from '../support/thoroughly.ts';

const {below, pick, disturbConfiguration} = createDisturbance(23);
const states = Object.values(EXAMPLE_STATES);

type Container = Record<string | number, unknown>;

/** Does an edit to the value itself: what the text of it has to say afterwards. */
function editValue(flag: unknown, {path, value, isInsertion}: Edit): void {
  const last = path.at(-1)!;
  const parent = path.slice(0, -1).reduce((at, step) => (at as Container)[step], flag);
  if (Array.isArray(parent) && isInsertion) parent.splice(last as number, 0, value);
  else if (Array.isArray(parent) && value === undefined) parent.splice(last as number, 1);
  else if (value === undefined) delete (parent as Container)[last];
  else {
    Object.defineProperty(parent, last, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

function someEdits(flag: PlainFlag): Edit[] {
  const {allocations, totalShards} = flag;
  const index = below(allocations.length);
  const allocation = allocations[index];
  const path = ['allocations', index];
  if (!allocation) return [{path: ['enabled'], value: !flag.enabled}];
  const division = readDivision(allocation, totalShards);
  const divided = division && {flag, allocation, path, division};
  const start = division?.exposure?.start ?? 0;
  const weights = division?.weights?.lengths.map(() => below(totalShards)) ?? [];
  const condition = {attribute: pick(ODD_TEXTS), operator: pick(OPERATORS)};
  const value = valueOfText(pick(ODD_TEXTS), condition.operator);
  const ofAllocation: (() => Edit[])[] = [
    () => [{path: [...path, 'doLog'], value: pick([true, false])}],
    () => [{path: [...path, 'rules'], value: [{conditions: [{...condition, value}]}]}],
    () => (divided ? setExposure(divided, below(totalShards - start + 1)) : []),
    () => (divided ? setWeights(divided, weights) : []),
  ];
  return pick(ofAllocation)();
}

const CASES = casesOf(10_000);

describe('whatever the form changes', () => {
  it('3,000 edits, one after the other, do what they say and nothing else', () => {
    for (let count = 0; count < 300; count += 1) {
      const state = pick(states);
      const {flagKey} = state;
      let text = count % 2 === 0 ? state.configuration : disturbConfiguration(state.configuration);
      for (let step = 0; step < 10; step += 1) {
        const opened = openFlag(text, flagKey);
        if ('reason' in opened) break;
        const edits = someEdits(opened.flag);
        const expected = JSON.parse(text) as {flags: Record<string, unknown>};
        edits.forEach((edit) => editValue(expected.flags[flagKey], edit));
        text = editFlag(text, flagKey, edits);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(expected)));
        expect(() => answer({...state, configuration: text})).not.toThrow();
      }
    }
  });

  it(`${CASES} disturbed configurations are shown, or refused with a sentence`, () => {
    let shown = 0;
    for (let count = 0; count < CASES; count += 1) {
      const {configuration, flagKey} = pick(states);
      const opened = openFlag(disturbConfiguration(configuration), flagKey);
      if ('reason' in opened) {
        expect(opened.reason).toMatch(/^[A-Z].*\.$/s);
      } else {
        shown += 1;
        opened.flag.allocations.forEach((each) => readDivision(each, opened.flag.totalShards));
      }
    }
    expect(shown).toBeGreaterThan(CASES / 10);
  });
});
