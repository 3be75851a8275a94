import {sequence} from '../support/sequence.ts';

/** What names are made of to break out of their marks, or to need some. */
const PIECES = `
" ¦ "" ¦ \` ¦ \`\` ¦ ' ¦ '' ¦ \\ ¦ \\" ¦ \\\` ¦ ; ¦ ; DROP SCHEMA x; ¦ -- ¦ /* ¦ */ ¦ $$
( ¦ ) ¦ , ¦ . ¦ - ¦ $ ¦ @ ¦ # ¦ 1 ¦ 9 ¦ _ ¦ a ¦ B ¦ events ¦ é ¦ 名 ¦ 🎉 ¦ Ω
select ¦ ORDER ¦ user ¦ TO ROLE accountadmin ¦ GRANT ¦ <b> ¦ {{x}}
`
  .trim()
  .split(/ ¦ |\n/)
  .concat(' ');

/** Names that no one should have, the same in every run. */
export function oddNames(seed: number, count: number): string[] {
  const random = sequence(seed);
  return Array.from({length: count}, () => {
    const length = 1 + Math.floor(random() * 5);
    const pieces = Array.from({length}, () => PIECES[Math.floor(random() * PIECES.length)] ?? '');
    return pieces.join('').trim() || 'a';
  });
}
