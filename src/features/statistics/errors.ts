/**
 * An input no method can work with: out of range, not a number, wrong length.
 * `field` is the path of the input (`control.n`, `weights[1]`), so that a form can show
 * `message` beside the right control; `message` says what is expected and what was given.
 */
export class StatisticsInputError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'StatisticsInputError';
    this.field = field;
  }
}
