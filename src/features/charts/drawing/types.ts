/** The numbers of a chart; the first cell of a row names it. */
export interface Numbers {
  head: string[];
  rows: string[][];
}

/** A picture without its outermost element, and what it shows. */
export interface Drawing {
  height: number;
  content: string;
  numbers: Numbers;
}
