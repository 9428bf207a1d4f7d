const marks = /\p{Diacritic}/gu;
const latinLetter = /\p{Script=Latin}/u;

function folded(text: string): string {
  const compact = text.trim().toLocaleLowerCase('en');
  // Accents may be left out when typing; the signs of an Indian script are vowels and may not.
  return latinLetter.test(compact)
    ? compact.normalize('NFD').replaceAll(marks, '')
    : compact.normalize('NFC');
}

/** True when every word typed begins or stands inside the option, whatever its case and Latin accents. */
export function matchesText(option: string, typed: string): boolean {
  const within = folded(option);
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
