import {suggest} from '../../../src/shared/suggest.ts';
import type {Fence, Finding} from '../core/types.ts';

/** Commands that run a file, with the names of samples that the argument can mean. */
const RUNNERS: readonly (readonly [command: RegExp, titles: (argument: string) => string[]])[] = [
  [
    /\b(?:npx tsx|node|deno run|python3?|ruby|php(?: -S \S+)?|dart run|bun) ([\w./-]+\.\w+)/,
    (file) => [file],
  ],
  [/-Dexec\.mainClass=([\w.]+)/, (name) => [`${name.replaceAll('.', '/')}.java`]],
  [/\bcargo run\b.*--bin ([\w-]+)/, (name) => [`src/bin/${name}.rs`, `src/bin/${name}/main.rs`]],
];
const RE_SDK_VARIABLE = /\b(EPPO_\w+)=/g;

/** Whether a title is the path of a file, or ends with it. */
function isTitle(file: string): (title: string) => boolean {
  return (title) => title === file || title.endsWith(`/${file}`);
}

/** The last part of a path. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Finds commands that run a file which no sample of the page shows, and variables of the SDK that no
 * sample reads. Pages whose samples have no titles name no files.
 *
 * @param page all fences of the page
 */
export function checkPageReferences(fence: Fence, page: readonly Fence[]): Finding[] {
  const others = page.filter(({id, language}) => id !== fence.id && language !== 'mermaid');
  const titles = others.flatMap(({meta}) => meta.title ?? []);
  const names = titles.map(baseName);
  return fence.code.split('\n').flatMap((text, row): Finding[] => {
    const at = {fence, line: fence.line + row};
    const files = RUNNERS.flatMap(([command, candidates]) => {
      const argument = command.exec(text)?.[1];
      return argument ? [candidates(argument)] : [];
    });
    const unknown = files.find((each) => !each.some((file) => titles.some(isTitle(file))));
    const findings: Finding[] = [];
    if (unknown && names.length > 0) {
      findings.push({
        ...at,
        message: `no sample of this page is called '${unknown[0]}'`,
        hint: suggest(baseName(unknown[0] ?? ''), names) ?? `the samples are ${titles.join(', ')}`,
      });
    }
    return [...findings, ...unreadVariables(text, others).map((each) => ({...at, ...each}))];
  });
}

/** Variables for the command of the same line that no sample of the page names. */
function unreadVariables(text: string, others: readonly Fence[]) {
  const runs = RUNNERS.some(([command]) => command.test(text));
  const code = others.map((other) => other.code).join('\n');
  return [...text.matchAll(RE_SDK_VARIABLE)].flatMap(([, name = '']) =>
    !runs || new RegExp(`\\b${name}\\b(?!=)`).test(code)
      ? []
      : [{message: `no sample of this page reads ${name}`}],
  );
}
