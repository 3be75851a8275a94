/** What a reader typed, field by field. */
type Fields = Readonly<Record<string, string>>;

/** Fields in a query string, as `<prefix>-<field>`; others keep their defaults. */
export function readState(search: string, prefix: string, defaults: Fields): Fields | null {
  const query = new URLSearchParams(search);
  const given = Object.keys(defaults).flatMap((field) => {
    const value = query.get(`${prefix}-${field}`);
    return value === null ? [] : [[field, value] as const];
  });
  return given.length === 0 ? null : {...defaults, ...Object.fromEntries(given)};
}

/** The query string with the changed fields of a form in it and everything else kept. */
export function writeState(
  search: string,
  prefix: string,
  fields: Fields,
  defaults: Fields,
): string {
  const query = new URLSearchParams(search);
  for (const [field, value] of Object.entries(fields)) {
    if (value === defaults[field]) query.delete(`${prefix}-${field}`);
    else query.set(`${prefix}-${field}`, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
