/** The 97.5% point of the normal distribution. */
const Z = 1.96;

/** The counts that 95 of 100 sets of subjects stay within when a share of all is expected. */
export function countInterval(share: number, subjects: number): [low: number, high: number] {
  const middle = share * subjects;
  const reach = Z * Math.sqrt(subjects * share * (1 - share));
  return [Math.max(0, Math.floor(middle - reach)), Math.min(subjects, Math.ceil(middle + reach))];
}
