/** Names of files, made of words with hyphens: `feature-gate` becomes `FeatureGate`. */
export const pascalCase = (title: string): string =>
  title.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `feature-gate` becomes `feature_gate`. */
export const snakeCase = (title: string): string => title.replaceAll('-', '_');
