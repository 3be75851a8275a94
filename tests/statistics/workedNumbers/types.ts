/** Route of a page → computes the passages it must hold, written as on the page. */
export type WorkedNumbers = Record<string, () => readonly string[]>;
