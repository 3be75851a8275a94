/**
 * Returns how much evidence counts, 0–1: each further bit helps less than the one before.
 *
 * @param half evidence that counts half, greater than 0.
 */
export function saturate(evidence: number, half: number): number {
  return evidence / (evidence + half);
}
