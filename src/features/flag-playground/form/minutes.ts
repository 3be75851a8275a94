/** A date as a field for date and time shows it, in UTC; undefined when it cannot. */
export function minuteOf(text: string): string | undefined {
  if (text === '') return '';
  const time = Date.parse(text);
  const iso = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d{4}-/.test(iso) ? iso.slice(0, 16) : undefined;
}

/** The date that a field for date and time stands for; undefined when it is empty. */
export function dateOf(minute: string): string | undefined {
  if (minute === '') return undefined;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) ? `${minute}:00.000Z` : minute;
}
