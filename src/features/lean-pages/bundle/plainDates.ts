type Options = {day: 'numeric'; month: 'long' | 'short'; year?: 'numeric'; timeZone: 'UTC'};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * In place of Docusaurus' hook of this name: writes a day as it does in English, `November 26, 2026`, without
 * `Intl.DateTimeFormat`, for which a browser loads the rules of languages: 30 ms, on a phone over 100.
 */
export function useDateTimeFormat({month, year}: Options): {format: (date: Date) => string} {
  return {
    format: (date) => {
      const name = MONTHS[date.getUTCMonth()]?.slice(0, month === 'short' ? 3 : undefined);
      const day = `${name} ${date.getUTCDate()}`;
      return year ? `${day}, ${date.getUTCFullYear()}` : day;
    },
  };
}
