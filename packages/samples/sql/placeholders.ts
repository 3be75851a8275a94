import {
  fillPlaceholders as fill,
  TEMPLATE_VARIABLES,
} from '../../../src/features/sql-playground/engine/placeholders.ts';
import type {Fence, Finding} from '../core/types.ts';
import {nearest} from '../languages/symbols/nearest.ts';

const RE_UNKNOWN = /\{\{\s*(\w+)\s*\}\}/g;

/** Replaces template variables by literals; unknown ones become findings. */
export function fillPlaceholders(fence: Fence): {sql: string; findings: Finding[]} {
  const sql = fill(fence.code);
  const findings = [...sql.matchAll(RE_UNKNOWN)].map(([text, name = '']) => {
    const row = fence.code.slice(0, fence.code.indexOf(text)).split('\n').length - 1;
    const hint = nearest(name, Object.keys(TEMPLATE_VARIABLES));
    const message = `\`{{${name}}}\` is not a template variable`;
    return {fence, line: fence.line + row, message, hint};
  });
  return {sql, findings};
}
