import type {Fence, Finding} from './types.ts';

/** Whether a finding is about a sample, or about the output that its page shows for it. */
export function concerns({fence}: Finding, sample: Fence): boolean {
  return fence === sample || fence === sample.output;
}
