const GREEK =
  /^\\(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Sigma|Phi|Psi|Omega)$/;

/** Words in a formula, which explain themselves. */
const RE_WORDS = /\\(?:text|mathrm|operatorname|texttt)\{[^{}]*\}/g;

/** What is raised or lowered tells one use of a symbol from another, such as `n_C` from `n_T`. */
const RE_SCRIPT = /[_^](?:\{(?:[^{}]|\{[^{}]*\})*\}|\\[a-z]+|\S)/gi;

const RE_TOKEN = /\\[a-zA-Z]+|[A-Z]{2,}|[a-zA-Z]/g;

/**
 * Lists the symbols of a formula without hats, bars and indices: Greek letters as commands, names
 * in capitals such as `TEM` as one.
 */
export function formulaSymbols(tex: string): string[] {
  const bare = tex.replace(RE_WORDS, ' ').replace(RE_SCRIPT, ' ');
  const tokens = bare.match(RE_TOKEN) ?? [];
  return [...new Set(tokens.filter((token) => !token.startsWith('\\') || GREEK.test(token)))];
}
