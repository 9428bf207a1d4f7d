const letterOrPicture = /\p{L}|\p{N}|\p{Extended_Pictographic}/u;

let graphemes: Intl.Segmenter | null = null;

/** Made once, at the first name: it loads tables that a page without an avatar does not need. */
function segmenter(): Intl.Segmenter {
  graphemes ??= new Intl.Segmenter();
  return graphemes;
}

/**
 * The first letter of a name, uppercased, or "?" where it has none.
 *
 * By grapheme: a Devanagari letter keeps its vowel sign, an accent its letter, an emoji stays whole. Quotes, direction
 * marks and other characters that show nothing by themselves are passed over.
 */
export function initialOf(name: string): string {
  for (const { segment } of segmenter().segment(name)) {
    if (letterOrPicture.test(segment)) return segment.toUpperCase();
  }
  return '?';
}
