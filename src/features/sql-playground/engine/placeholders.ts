const START = "TIMESTAMP '2025-03-01 00:00:00'";
const END = "TIMESTAMP '2025-03-21 00:00:00'";

/** Template variables of Eppo's SQL and what stands for them on the demo data. */
export const TEMPLATE_VARIABLES = {
  analysis_start_timestamp: START,
  analysis_end_timestamp: END,
  assignments_start_timestamp: START,
  assignments_end_timestamp: END,
  experiment_events_start_timestamp: START,
  experiment_events_end_timestamp: END,
  experiment_key: "'%'",
  allocation_key: "'%'",
} satisfies Record<string, string>;

const VALUES = new Map(Object.entries(TEMPLATE_VARIABLES));

const RE_PLACEHOLDER = /'\{\{\s*(\w+)\s*\}\}'|\{\{\s*(\w+)\s*\}\}/g;

/** Replaces template variables by literals of the demo data; unknown ones stay. */
export function fillPlaceholders(sql: string): string {
  return sql.replace(RE_PLACEHOLDER, (text, quoted?: string, bare?: string) => {
    return VALUES.get(quoted ?? bare ?? '') ?? text;
  });
}
