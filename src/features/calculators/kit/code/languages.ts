/** Languages a computation can be copied in, with the name readers know. */
export const LANGUAGES = {r: 'R', python: 'Python', sql: 'SQL'} as const;

export type Language = keyof typeof LANGUAGES;

/** The same script in each language. */
export type Scripts = Readonly<Record<Language, string>>;
