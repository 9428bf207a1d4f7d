const consonants = new Map(
  Object.entries({
    क: 'k',
    ख: 'kh',
    ग: 'g',
    घ: 'gh',
    ङ: 'n',
    च: 'ch',
    छ: 'ch',
    ज: 'j',
    झ: 'jh',
    ञ: 'n',
    ट: 't',
    ठ: 'th',
    ड: 'd',
    ढ: 'dh',
    ण: 'n',
    त: 't',
    थ: 'th',
    द: 'd',
    ध: 'dh',
    न: 'n',
    प: 'p',
    फ: 'ph',
    ब: 'b',
    भ: 'bh',
    म: 'm',
    य: 'y',
    र: 'r',
    ल: 'l',
    ळ: 'l',
    व: 'v',
    श: 'sh',
    ष: 'sh',
    स: 's',
    ह: 'h',
  }),
);

const vowels = new Map(
  Object.entries({
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'ai',
    ओ: 'o',
    औ: 'au',
    ऑ: 'o',
    ऍ: 'e',
  }),
);

const vowelSigns = new Map(
  Object.entries({
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ॅ': 'e',
  }),
);

const virama = '्';
const nukta = '़';
const nasals = new Set(['ं', 'ँ']);
/** Offset of the first digit: ० is U+0966. */
const firstDigit = 0x0966;

export function hasDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text);
}

interface Written {
  text: string;
  /** Whether the last consonant still carries its inherent a. */
  isOpen: boolean;
}

function closed({ text, isOpen }: Written): string {
  return isOpen ? `${text}a` : text;
}

function append(written: Written, sign: string): Written {
  const consonant = consonants.get(sign);
  if (consonant !== undefined) return { text: closed(written) + consonant, isOpen: true };
  const mark = vowelSigns.get(sign);
  if (mark !== undefined) return { text: written.text + mark, isOpen: false };
  if (sign === virama) return { text: written.text, isOpen: false };
  if (nasals.has(sign)) return { text: `${closed(written)}n`, isOpen: false };
  const digit = sign.charCodeAt(0) - firstDigit;
  const plain = vowels.get(sign) ?? (digit >= 0 && digit < 10 ? String(digit) : '');
  return { text: closed(written) + plain, isOpen: false };
}

function wordFromDevanagari(word: string): string {
  // The dot under a letter is dropped: z is searched as j, and f as ph.
  const signs = Array.from(word.normalize('NFC')).filter((sign) => sign !== nukta);
  // Hindi does not speak the inherent vowel at the end of a word.
  return signs.reduce<Written>(append, { text: '', isOpen: false }).text;
}

/** Hindi in Latin letters, word by word, as near to how English writes the sounds as a table comes. */
export function fromDevanagari(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => (hasDevanagari(word) ? wordFromDevanagari(word) : word))
    .join(' ');
}
