import {describe, expect, it} from 'vitest';
import {CHOICES, readoutOf, type Case} from '../../src/features/experiment-readout/cases/case.ts';
import {CASES} from '../../src/features/experiment-readout/cases/index.ts';
import {toReadout, type Readout} from '../../src/features/experiment-readout/compute/toReadout.ts';

const shown = (id: string): Readout => {
  const found = CASES.find((each) => each.id === id);
  if (!found) throw new Error(`There is no case ${id}.`);
  return readoutOf(found);
};

const passes = ({split, mixedShare}: Readout): boolean => !split.mismatch && mixedShare < 0.1;

const guardrailsHold = ({rows}: Readout): boolean =>
  rows
    .filter(({metric}) => metric.role === 'guardrail')
    .every(({state}) => state === 'limited' || state === 'better');

/** Whether a result may be acted on today: Fixed Sample has one look, at the end. */
const mayLook = ({view, ended}: Readout): boolean => view.method !== 'Fixed Sample' || ended;

/** What the figures of each kind of answer must be like. */
const CONSISTENT: Record<Case['answer'], (readout: Readout) => boolean> = {
  ship: (readout) => {
    const {state, metric} = readout.primary;
    const isAnswered = state === 'better' || (metric.cutoff !== undefined && state === 'limited');
    return passes(readout) && mayLook(readout) && guardrailsHold(readout) && isAnswered;
  },
  wait: (readout) => {
    const {progress} = readout.progress;
    const isOpen = readout.primary.state === 'unclear' && (progress ?? 1) < 1;
    return passes(readout) && guardrailsHold(readout) && (!mayLook(readout) || isOpen);
  },
  stop: (readout) => {
    const isFlat = readout.primary.state === 'unclear' && (readout.progress.progress ?? 0) >= 1;
    const isHarmful = readout.rows.some(({state}) => state === 'worse');
    return passes(readout) && mayLook(readout) && (isFlat || isHarmful);
  },
  investigate: ({split, before}) =>
    split.mismatch === true || (before !== undefined && before.lower * before.upper > 0),
};

describe('the eight cases', () => {
  it('have each answer twice, and never the same one in a row', () => {
    const answers = CASES.map(({answer}) => answer);
    expect(answers.toSorted()).toEqual(
      Object.keys(CHOICES)
        .flatMap((choice) => [choice, choice])
        .toSorted(),
    );
    answers.slice(1).forEach((answer, index) => expect(answer).not.toBe(answers[index]));
  });

  it.each(CASES)('$id: the figures lead to "$answer", and to no other answer', (each) => {
    const readout = readoutOf(each);
    expect(CONSISTENT[each.answer](readout)).toBe(true);
    const others = (Object.keys(CHOICES) as Case['answer'][]).filter(
      (choice) => choice !== each.answer && CONSISTENT[choice](readout),
    );
    // A head start before the experiment is not seen in the figures of the experiment.
    expect(others).toEqual(each.id === 'badge' ? ['ship'] : []);
  });

  it.each(CASES)('$id: every choice has a reason, in which all numbers are numbers', (each) => {
    const reasons = Object.values(each.reasons(readoutOf(each)));
    expect(reasons).toHaveLength(4);
    for (const reason of reasons) {
      expect(reason).toMatch(/\.$/);
      expect(reason).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('say in their stories what the data say', () => {
    for (const {story, experiment} of CASES) {
      expect(story).toContain(experiment.method);
    }
  });

  it('hold what their reasons claim beyond the states', () => {
    const missing = shown('signup');
    const {control, treatment} = missing.primary.arms;
    // With those who are missing as people who do not sign up, the gain is gone.
    expect((treatment.mean * treatment.n) / control.n / control.mean - 1).toBeLessThan(0.005);

    const flat = shown('carousel').primary.effect;
    expect(flat.lift).toBeGreaterThan(0);
    expect(flat.upper).toBeLessThan(0.02);

    const slow = shown('homepage').rows[1];
    expect(slow?.effect.lower).toBeGreaterThan(slow?.metric.cutoff ?? 1);
    expect(shown('homepage').primary.state).toBe('better');

    const refunds = shown('checkout').rows[2];
    expect(refunds?.metric.name).toBe('Refunds');

    expect(shown('search').primary.effect.pValue).toBeLessThan(0.05);
    expect(shown('migration').progress.progress).toBeGreaterThan(1);

    const badge = shown('badge').experiment;
    const adjusted = toReadout(badge, {method: badge.method, cuped: true}).primary;
    expect(adjusted.state).toBe('unclear');
  });
});
