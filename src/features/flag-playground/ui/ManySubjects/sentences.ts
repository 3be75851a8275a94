import {groupDigits} from '../../../../shared/groupDigits.ts';
import type {Comparison, ManyReport} from '../../engine/many/index.ts';

export function changeSentence({stay, move, join, leave}: Comparison): string {
  return (
    `If you publish this edit, ${groupDigits(stay)} stay, ${groupDigits(move)} move to another ` +
    `variation, ${groupDigits(join)} join and ${groupDigits(leave)} leave.`
  );
}

/** Says what the tables show, for those who only hear that they have changed. */
export function manySentence({total, groups, comparison}: ManyReport): string {
  const counts = new Map<string, number>();
  for (const {variation, subjects} of groups) {
    const received = variation ?? 'the default';
    counts.set(received, (counts.get(received) ?? 0) + subjects);
  }
  const parts = Array.from(counts, ([received, count]) => `${groupDigits(count)} get ${received}`);
  const sentence = `${groupDigits(total)} subjects: ${parts.join(', ')}.`;
  return comparison ? `${sentence} ${changeSentence(comparison)}` : sentence;
}
