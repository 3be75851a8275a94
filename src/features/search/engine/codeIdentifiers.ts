const TOKEN = /[@A-Z_$][\w$@/-]*/gi;
const PACKAGE = /^@?[a-z][\w-]*\/[\w/-]+$/i;
const COMPOUND = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]|^[A-Z][A-Z\d]{2,}$/;

/**
 * Returns the names a reader may search for in a block of code, each once, in order: identifiers
 * made of several words (`getStringAssignment`, `assignment_logger`, `EPPO_KEY`) and package names
 * (`@eppo/node-server-sdk`). Plain words are left out: the prose has them.
 */
export function codeIdentifiers(code: string): string[] {
  const names = (code.match(TOKEN) ?? [])
    .map((token) => token.replace(/[/-]+$/, ''))
    .flatMap((token) => (PACKAGE.test(token) ? [token] : token.split(/[/@$-]+/)))
    .filter((token) => token.length <= 64 && (PACKAGE.test(token) || COMPOUND.test(token)));
  return [...new Set(names)];
}
