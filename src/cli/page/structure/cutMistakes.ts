import type {PageError} from '../compilePage.ts';

const RE_CUT = /\{\/\*\s*truncate\s*\*\/\}/;

/** Finds a blog post that does not say where its opening ends: the list of posts shows no more than that. */
export function cutMistakes(file: string, source: string): PageError[] {
  if (!file.startsWith('blog/') || RE_CUT.test(source)) {
    return [];
  }
  const reason = 'the list of posts shows it whole: write {/* truncate */} below the opening';
  return [{file, reason}];
}
