/** Why a generator does nothing, in words for the person who called it. Not a mistake of ours. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
