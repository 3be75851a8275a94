import type {
  AllocationTrace,
  Mark,
  Report,
} from '../../src/features/flag-playground/engine/report.ts';

const has = (items: readonly {mark: Mark}[], mark: Mark): boolean =>
  items.some((item) => item.mark === mark);

function marksContradict(report: Report, allocation: AllocationTrace): boolean {
  const {code, rules, splits, hasFailed} = allocation;
  const doRulesHold = rules.length === 0 || has(rules, 'true');
  const taken = splits.find(({mark}) => mark === 'true');
  switch (code) {
    case 'FAILING_RULE':
      return doRulesHold || has(rules, 'failed') || has(rules, 'skipped') || taken !== undefined;
    case 'TRAFFIC_EXPOSURE_MISS':
      return !doRulesHold || taken !== undefined || has(splits, 'skipped');
    case 'MATCH':
      return !doRulesHold || taken === undefined || report.variationKey === null;
    case 'UNEVALUATED':
      if (hasFailed) return !has([...rules, ...splits], 'failed') && taken === undefined;
      return [...rules, ...splits].some(({mark}) => mark !== 'skipped');
    default:
      return [...rules, ...splits].some(({mark}) => mark !== 'skipped');
  }
}

/** Allocations whose marks say something else than the evaluator's code. */
export function contradictions(report: Report): AllocationTrace[] {
  return report.allocations.filter((allocation) => marksContradict(report, allocation));
}
