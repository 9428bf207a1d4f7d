/** Embeddings, overrides and isolates (UAX #9): what turns the order of all that stands after it. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text of a client without what turns the order of letters: a name could otherwise read as another one, and a figure
 * beside it backwards. Letters of scripts that run from right to left need none of it.
 */
export function withoutDirection(text: string): string {
  return text.replaceAll(directionControls, '');
}
