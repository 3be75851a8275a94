import type {Problem} from './problem.ts';

const RE_ASSIGNMENT = /^\s*(?:export\s+)?[\w.-]+\s*[=:]\s*.*$/;
const RE_SECTION = /^\s*\[[^\]]+\]\s*$/;

/** Checks `NAME=value` files: `.env`, `.ini`, `.properties`. */
export function checkAssignments(code: string): Problem[] {
  return code.split('\n').flatMap((text, index): Problem[] => {
    const fine = text.trim() === '' || /^\s*[#;!]/.test(text) || RE_SECTION.test(text);
    return fine || RE_ASSIGNMENT.test(text)
      ? []
      : [{line: index + 1, message: `'${text}' assigns nothing`, hint: 'write NAME=value'}];
  });
}

/** Checks that all rows of a CSV file have as many fields as its header. */
export function checkCsv(code: string): Problem[] {
  const rows = code
    .split('\n')
    .map((row) => row.replace(/"(?:[^"]|"")*"/g, '""').split(',').length);
  const [header = 0] = rows;
  return rows.flatMap((fields, index): Problem[] =>
    fields === header
      ? []
      : [{line: index + 1, message: `${fields} fields under a header of ${header}`}],
  );
}
