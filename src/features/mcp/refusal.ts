/** Why a request cannot be answered: a sentence for whoever asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
