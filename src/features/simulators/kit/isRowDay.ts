/** Whether a day is worth a row of a table: the first ones, the end of each week, and the last. */
export function isRowDay(day: number, last: number): boolean {
  return day <= 3 || day % 7 === 0 || day === last;
}
