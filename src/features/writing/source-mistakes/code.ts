import {at, typed, type Rule} from './mistake.ts';

/** Spaces that a shell or a compiler takes for letters, in code; and what has no width, in any text. */
const SPACES = /[\u00a0\u2007\u202f]/;
const NOTHING = /[\u200b\u2060\ufeff]/;

/** Finds characters that nobody sees and that change what is copied, linked to or searched for. */
export const findInvisible: Rule = (node, page) => {
  const isCode = node.type === 'code' || node.type === 'inlineCode';
  if (!isCode && node.type !== 'text') return undefined;
  const lines = typed(node, page).split('\n');
  const isWrong = (line: string) => NOTHING.test(line) || (isCode && SPACES.test(line));
  const index = lines.findIndex(isWrong);
  const [character = ''] = /[\u00a0\u2007\u202f\u200b\u2060\ufeff]/.exec(lines[index] ?? '') ?? [];
  if (character === '') return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const reason = `An invisible character stands in this line, U+${code}. Type it anew with plain spaces.`;
  return {line: (node.position?.start.line ?? 1) + index, reason};
};

/** Commands of which tabs for other package managers can be made, one on each line. */
const RE_CONVERTED =
  /^(?:\w+=\S+ )*(?:npx|npm (?:create|exec|i|init|install|link|run|start|test|uninstall|update))\b[^;&|]*$/;

/** Finds commands for npm that would stand in the tabs of other package managers as they are. */
export const findOneManager: Rule = (node) => {
  if (node.type !== 'code' || !/\bnpm2yarn\b/.test(node.meta ?? '')) return undefined;
  const lines = node.value.split('\n');
  const index = lines.findIndex(
    (line) => !/^\s*(?:#|$)/.test(line) && !RE_CONVERTED.test(line.trim()),
  );
  const reason = `Other package managers have no "${lines[index]?.trim()}": write one command in each line, such as npm install, or leave npm2yarn out.`;
  return index < 0
    ? undefined
    : {...at(node, reason), line: (node.position?.start.line ?? 1) + 1 + index};
};
