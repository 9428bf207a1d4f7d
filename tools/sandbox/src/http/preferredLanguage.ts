/** Longer headers are no list of languages of a person. */
const maxHeaderLength = 1_000;

/** A language with its weight from 0 to 1, of `hi-IN;q=0.8`. */
function parseRange(text: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? '1';
  const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  return { language: tag.split('-', 1)[0] ?? '', weight };
}

/**
 * The one of our languages that a caller likes best (RFC 9110 12.5.4); the first of ours when it likes none.
 *
 * @param header - The value of `Accept-Language`.
 * @param languages - Ours, without regions.
 */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  languages: readonly [Language, ...Language[]],
): Language {
  const ranges = (header ?? '').slice(0, maxHeaderLength).split(',').map(parseRange);
  const wanted = ranges
    .filter(({ weight }) => weight > 0)
    // Equal weights keep the order in which they were named.
    .toSorted((first, second) => second.weight - first.weight)
    .map(({ language }) => languages.find((ours) => ours === language || language === '*'))
    .find((language) => language !== undefined);
  return wanted ?? languages[0];
}
