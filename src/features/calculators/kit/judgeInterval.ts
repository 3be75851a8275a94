import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';

export const NOT_SIGNIFICANT: Verdict = {tone: 'unclear', word: 'Not significant'};

/**
 * What an interval of a lift says about 0.
 *
 * @param better which direction is the good one; without it, neither is.
 */
export function judgeInterval(
  {lower, upper}: {lower: number; upper: number},
  better?: 'increase' | 'decrease',
): Verdict {
  if (lower <= 0 && upper >= 0) return NOT_SIGNIFICANT;
  const direction = lower > 0 ? 'increase' : 'decrease';
  const word = `Significant ${direction}`;
  return better ? {tone: direction === better ? 'good' : 'bad', word} : {word};
}
