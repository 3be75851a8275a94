/** A part of a screen as it is drawn and as it is told. */
export interface Drawn {
  html: string;
  /** Whole sentences. */
  says: string;
  /** What the product calls its parts; values that a reader types are none. */
  labels: string[];
}

/** What several parts look like and say, one after the other. */
export function together(parts: readonly Drawn[]): Drawn {
  return {
    html: parts.map(({html}) => html).join(''),
    says: parts
      .map(({says}) => says)
      .filter(Boolean)
      .join(' '),
    labels: parts.flatMap(({labels}) => labels),
  };
}
