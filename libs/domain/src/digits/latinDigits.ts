/** The zero of each script that people in India type digits in; one to nine follow it. */
const zeros = [
  0x660, // Arabic
  0x6f0, // Urdu
  0x966, // Devanagari
  0x9e6, // Bengali
  0xa66, // Gurmukhi
  0xae6, // Gujarati
  0xb66, // Odia
  0xbe6, // Tamil
  0xc66, // Telugu
  0xce6, // Kannada
  0xd66, // Malayalam
  0x1c50, // Ol Chiki
  0xabf0, // Meetei Mayek
  0xff10, // full width, from East Asian keyboards
];

function toLatin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The same text with the digits of Indian scripts (and of wide keyboards) as 0 to 9. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, toLatin);
}

/** Only the digits of a text, as 0 to 9. */
export function digitsOf(text: string): string {
  return toLatinDigits(text).replaceAll(/\D/g, '');
}
