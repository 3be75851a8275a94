import type {Problem} from './problem.ts';

const RE_ASSIGNMENT = /^\s*(?:export\s+)?[\w.-]+\s*[=:]\s*.*$/;
const RE_SECTION = /^\s*\[[^\]]+\]\s*$/;

/** Checks files of `NAME=value` with sections. */
export function checkAssignments(code: string): Problem[] {
  return code.split('\n').flatMap((text, index): Problem[] => {
    const fine = text.trim() === '' || /^\s*[#;!]/.test(text) || RE_SECTION.test(text);
    return fine || RE_ASSIGNMENT.test(text)
      ? []
      : [{line: index + 1, message: `'${text}' assigns nothing`, hint: 'write NAME=value'}];
  });
}
