/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What names are made of to break out of their marks, or to need some. */
const PIECES = [
  '"',
  '""',
  '`',
  '``',
  "'",
  "''",
  '\\',
  '\\"',
  '\\`',
  ';',
  '; DROP SCHEMA x;',
  '--',
  '/*',
  '*/',
  '$$',
  '(',
  ')',
  ',',
  '.',
  ' ',
  '-',
  '$',
  '@',
  '#',
  '1',
  '9',
  '_',
  'a',
  'B',
  'events',
  'é',
  '名',
  '🎉',
  'Ω',
  'select',
  'ORDER',
  'user',
  'TO ROLE accountadmin',
  'GRANT',
  '<b>',
  '{{x}}',
];

/** Names that no one should have, the same in every run. */
export function oddNames(seed: number, count: number): string[] {
  const random = randomNumbers(seed);
  return Array.from({length: count}, () => {
    const length = 1 + Math.floor(random() * 5);
    const pieces = Array.from({length}, () => PIECES[Math.floor(random() * PIECES.length)] ?? '');
    return pieces.join('').trim() || 'a';
  });
}
