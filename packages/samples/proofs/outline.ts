import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {digest} from '../../../src/features/samples/proofs.ts';
import {ROOT} from '../core/paths.ts';
import {inputsHash} from './inputs.ts';

const RE_FENCE = /^\s*(?<marks>`{3,}|~{3,})\s*(?<language>[\w+#-]*)/;
const RE_PARTIAL = /^import\s+\w+\s+from\s+['"](?<path>[^'"]+\.mdx?)['"]/;

/** Lines outside of fences that may decide about them: elements around them, imports, comments. */
const RE_AROUND = /<\/?[A-Z]|^import\s|\{\/\*|\*\/\}/;

/** What decides which samples a page has, without its prose. */
type Outline = {
  /** Changes with the samples of the page and what stands around them, and not with its prose. */
  digest: string;
  /** Whether the page or a partial of it has a fence at all. */
  hasFences: boolean;
};

/** The lines of a page that matter to its samples, and the partials that it imports. */
function outlineLines(source: string): {lines: string[]; partials: string[]; hasFences: boolean} {
  const lines: string[] = [];
  const partials: string[] = [];
  let open: string | undefined;
  let isBehindFence = false;
  let hasFences = false;
  for (const line of source.split('\n')) {
    const {marks, language} = RE_FENCE.exec(line)?.groups ?? {};
    if (open !== undefined) {
      lines.push(line);
      if (marks?.startsWith(open) && line.trim() === marks) {
        open = undefined;
        isBehindFence = true;
      }
    } else if (marks !== undefined) {
      lines.push(line);
      open = marks;
      hasFences = true;
      // Calls are written in all languages; how, is decided elsewhere.
      if (language === 'call') lines.push(inputsHash(language));
    } else if (line.trim() !== '') {
      // A table directly below a statement is its result.
      isBehindFence &&= line.trimStart().startsWith('|');
      if (isBehindFence || RE_AROUND.test(line)) lines.push(line);
      const {path} = RE_PARTIAL.exec(line)?.groups ?? {};
      if (path !== undefined) partials.push(path);
    }
  }
  return {lines, partials, hasFences};
}

/**
 * Reads a page line by line, which takes a fiftieth of the time of parsing it: a page whose outline
 * is known has the samples that it had.
 *
 * @param file path in the repository
 * @param source text of the page, which is read from disk when left out
 */
export function outlineOf(file: string, source?: string): Outline {
  const {lines, partials, hasFences} = outlineLines(
    source ?? readFileSync(join(ROOT, file), 'utf8'),
  );
  const shown = partials.map((path) => {
    const partial = path.startsWith('@site/')
      ? path.slice('@site/'.length)
      : join(dirname(file), path);
    return existsSync(resolve(ROOT, partial)) ? outlineOf(partial) : undefined;
  });
  return {
    digest: digest([...lines, ...shown.map((each) => each?.digest ?? 'missing')].join('\n')),
    hasFences: hasFences || shown.some((each) => each?.hasFences),
  };
}
