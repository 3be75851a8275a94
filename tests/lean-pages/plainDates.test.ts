import {expect, test} from 'vitest';
import {useDateTimeFormat} from '../../src/features/lean-pages/bundle/plainDates.ts';

test.for([
  {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', timeZone: 'UTC'},
] as const)('dates read as a browser writes them: %o', (options) => {
  const own = useDateTimeFormat(options);
  const intl = new Intl.DateTimeFormat('en', {calendar: 'gregory', ...options});
  for (let day = 0; day < 800; day++) {
    const date = new Date(Date.UTC(2024, 0, day, day % 24));
    expect(own.format(date)).toBe(intl.format(date));
  }
});
