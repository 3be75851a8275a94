import {sequence} from '../support/sequence.ts';

export const ODD_TEXTS = [
  '',
  ' ',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '🎉',
  '<img src=x onerror=alert(1)>',
  '`',
  '1.2.3',
  '[a-',
  '(a+)+',
  '%E0%A4%A',
  '-0',
  '1e999',
];

/** Disturbs texts and configurations, in the same way in every run. */
export function createDisturbance(seed: number) {
  const random = sequence(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

  const oddValue = (): unknown =>
    pick([null, true, false, 0, -1, 1e308, 0.1, [], {}, [[]], {a: 1}, ...ODD_TEXTS] as unknown[]);

  /** A copy of a value with one place in it changed, removed or doubled. */
  function disturb(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || random() < 0.1) return oddValue();
    if (Array.isArray(value)) {
      const copy = [...(value as unknown[])];
      const at = below(copy.length + 1);
      const how = random();
      if (how < 0.2) copy.splice(at, 1);
      else if (how < 0.4) copy.push(copy[at]);
      else copy[at] = disturb(copy[at]);
      return copy;
    }
    const keys = Object.keys(value);
    const key = random() < 0.1 ? pick(ODD_TEXTS) : (pick(keys) ?? 'key');
    const copy = {...(value as Record<string, unknown>)};
    if (random() < 0.15) delete copy[key];
    else copy[key] = disturb(copy[key]);
    return copy;
  }

  function disturbText(text: string): string {
    const at = below(text.length);
    const [before, after] = [text.slice(0, at), text.slice(at + below(5))];
    return before + pick([...ODD_TEXTS, '{', '}', '"', ',', '[', '\n']) + after;
  }

  function disturbConfiguration(text: string): string {
    if (random() < 0.2) return disturbText(text);
    let value: unknown = JSON.parse(text);
    for (let times = below(4); times >= 0; times -= 1) value = disturb(value);
    return JSON.stringify(value, null, 1) ?? '';
  }

  return {random, below, pick, disturbText, disturbConfiguration};
}
