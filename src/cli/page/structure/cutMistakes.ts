import type {Diagnostic} from '../../../shared/diagnostic.ts';

const RE_CUT = /\{\/\*\s*truncate\s*\*\/\}/;

/** Finds a blog post that does not say where its opening ends: the list of posts shows no more than that. */
export function cutMistakes(file: string, source: string): Diagnostic[] {
  if (!file.startsWith('blog/') || RE_CUT.test(source)) {
    return [];
  }
  const message = 'the list of posts shows it whole: write {/* truncate */} below the opening';
  return [{file, message}];
}
