import type {OutdatedName} from '../../content/outdatedNames.ts';
import type {PageLines} from './sourceLines.ts';

interface Line {
  line: number;
  text: string;
  language?: string;
}

function linesOf({prose, fences}: PageLines): Line[] {
  return [
    ...prose.map((text, index) => ({line: index + 1, text})),
    ...fences.flatMap(({code, line, language}) =>
      code.split('\n').map((text, index) => ({line: line + index, text, language})),
    ),
  ];
}

/** Lists the outdated names on a page, with what to write in their place. */
export function findOutdated(page: PageLines, names: readonly OutdatedName[]): string[] {
  const lines = linesOf(page);
  return names.flatMap(({name, instead, current, language, isOnPage}) =>
    lines
      .filter((line) => language === undefined || line.language === language)
      .filter(({text}) => name.test(text) && !current.test(isOnPage ? page.source : text))
      .map(({line, text}) => {
        const found = name.exec(text)?.[0].trim() ?? '';
        return `${page.file}:${line}: "${found}" is outdated: write ${instead}`;
      }),
  );
}
