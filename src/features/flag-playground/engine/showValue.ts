const MOST = 60;

/** A value in a few words: text without quotes is what a reader wrote in a form. */
export function showValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
