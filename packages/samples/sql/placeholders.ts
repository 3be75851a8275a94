import type {Fence, Finding} from '../core/types.ts';
import {nearest} from '../languages/symbols/nearest.ts';

const START = '2025-03-01 00:00:00';
const END = '2025-03-21 00:00:00';

/** Template variables of Eppo's SQL and what stands for them on the demo data. */
const values: Readonly<Record<string, string>> = {
  analysis_start_timestamp: START,
  analysis_end_timestamp: END,
  assignments_start_timestamp: START,
  assignments_end_timestamp: END,
  experiment_events_start_timestamp: START,
  experiment_events_end_timestamp: END,
  experiment_key: '%',
  allocation_key: '%',
};

const RE_PLACEHOLDER = /'\{\{\s*(\w+)\s*\}\}'|\{\{\s*(\w+)\s*\}\}/g;

/** Replaces template variables by literals; unknown ones become findings. */
export function fillPlaceholders(fence: Fence): {sql: string; findings: Finding[]} {
  const findings: Finding[] = [];
  const sql = fence.code.replace(RE_PLACEHOLDER, (text, quoted?: string, bare?: string) => {
    const name = quoted ?? bare ?? '';
    const value = values[name];
    if (value !== undefined) return value === '%' ? "'%'" : `TIMESTAMP '${value}'`;
    const row = fence.code.slice(0, fence.code.indexOf(text)).split('\n').length - 1;
    const hint = nearest(name, Object.keys(values));
    const message = `\`{{${name}}}\` is not a template variable`;
    findings.push({fence, line: fence.line + row, message, hint});
    return 'NULL';
  });
  return {sql, findings};
}
