/** Columns of an assignment table, and the field of the event that fills each. */
const COLUMNS = {
  experiment: 'experiment',
  subject: 'subject',
  variation: 'variation',
  timestamp: 'timestamp',
  subject_attributes: 'subjectAttributes',
  feature_flag: 'featureFlag',
  allocation: 'allocation',
  holdout_key: 'holdoutKey',
  holdout_variation: 'holdoutVariation',
} as const;

/** The fields of an assignment event in the order of the table that they fill, each with its column. */
export function eventFields(event: Readonly<Record<string, unknown>>) {
  const mapped = Object.entries(COLUMNS).filter(([, field]) => Object.hasOwn(event, field));
  const columns = new Map<string, string>(mapped.map(([column, field]) => [field, column]));
  return [...new Set([...columns.keys(), ...Object.keys(event)])].map((field) => {
    const value = event[field];
    return {
      field,
      column: columns.get(field),
      value: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    };
  });
}
