/** Headers of the responses for a path; `*` in it stands for any characters. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}
