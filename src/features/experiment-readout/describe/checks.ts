import {
  formatBounds,
  formatCount,
  formatEffect,
  formatPValue,
  formatPercent,
  formatSignedEffect,
} from '../../calculators/kit/format.ts';
import type {Readout} from '../compute/toReadout.ts';
import {formatPrecision, formatProgress} from './format.ts';

/** Share of mixed subjects from which on the check warns. */
const MANY_MIXED = 0.1;

/** A line beside the table: what it says, and why it is there. */
interface Check {
  name: string;
  /** Null where the product states no rule. */
  outcome: 'passed' | 'warning' | 'failed' | null;
  says: string;
  explanation: string;
}

function splitCheck({split, subjects}: Readout): Check {
  const [control, treatment] = subjects.map(formatCount);
  return {
    name: 'Traffic imbalance',
    outcome: split.mismatch ? 'failed' : 'passed',
    says: `${control} in control, ${treatment} in treatment; p = ${formatPValue(split.pValue)}`,
    explanation:
      'The sample ratio mismatch test compares the split with the planned one, here even. It fails ' +
      'below p = 0.001: such a gap is not chance, and the lifts may mean nothing.',
  };
}

function mixedCheck({mixedShare}: Readout): Check {
  return {
    name: 'Mixed assignments',
    outcome: mixedShare < MANY_MIXED ? 'passed' : 'warning',
    says: `${formatPercent(mixedShare, 1)} of the subjects`,
    explanation:
      'Subjects seen in both variations are removed from the analysis. A few are normal; above 10% ' +
      'the check warns, because the subject key may be unstable.',
  };
}

function beforeCheck({before}: Readout): Check[] {
  if (!before) return [];
  return [
    {
      name: 'Pre-experiment data',
      outcome: null,
      says: `treatment ${formatSignedEffect(before.lift)} before the start (${formatBounds(before)})`,
      explanation:
        'The primary metric of both groups before the start date, with a 95% interval. With random ' +
        'assignment the averages are alike, so the interval should contain 0. The product runs this check only ' +
        'where CUPED is on for the experiment.',
    },
  ];
}

function progressCheck({progress, experiment, primary}: Readout): Check {
  const target = formatPrecision(experiment.targetPrecision);
  return {
    name: 'Progress',
    outcome: null,
    says:
      `${formatPrecision(progress.currentPrecision)} vs. ${target} precision, ` +
      `${formatProgress(progress.progress)} complete`,
    explanation:
      `Half the width of the interval of ${primary.metric.name}, ${formatEffect(progress.currentPrecision)}, ` +
      `against the target of ${target}: target over current, squared. At 100% the interval is as ` +
      'narrow as planned.',
  };
}

/** What to look at before and beside the lifts. */
export function checksOf(readout: Readout): Check[] {
  return [
    splitCheck(readout),
    mixedCheck(readout),
    ...beforeCheck(readout),
    progressCheck(readout),
  ];
}

/** Method, day and confidence in a sentence, as below a results table. */
export function headline({experiment, view, ended}: Readout): string {
  const {days, plannedDays} = experiment;
  const day = ended ? `The ${plannedDays} planned days are over` : `Day ${days} of ${plannedDays}`;
  const adjusted = view.cuped ? 'with CUPED' : 'without CUPED';
  const who = view.segment === undefined ? 'all subjects' : `${view.segment} only`;
  return `${day}. 95% intervals, ${view.method}, ${adjusted}, ${who}.`;
}
