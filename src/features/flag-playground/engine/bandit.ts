import {banditReferencesSchema} from './schema.ts';

/** The bandit that a variation of a flag hands over to; null when it is an ordinary variation. */
export function banditOf(
  references: unknown,
  flagKey: string,
  variationKey: string | null,
): string | null {
  const {data = {}} = banditReferencesSchema.safeParse(references);
  const found = Object.entries(data).find(([, {flagVariations}]) =>
    flagVariations.some((link) => link.flagKey === flagKey && link.variationKey === variationKey),
  );
  return found?.[0] ?? null;
}
