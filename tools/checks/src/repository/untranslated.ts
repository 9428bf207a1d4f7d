import type { Finding, RepositoryCheck } from './repositoryCheck.ts';

/** Names, units, and abbreviations of the market that are written in Latin letters in every language of India. */
const terms = [
  ['Wealth'],
  [
    'NSE',
    'BSE',
    'SEBI',
    'SL',
    'IOC',
    'GTT',
    'DDPI',
    'SCORES',
    'ODR',
    'SMART',
    'IST',
    'INR',
    'LTP',
    'UID',
    'XIRR',
    'TDS',
    'TWR',
    'ETF',
    'ISIN',
    'IFSC',
    'PAN',
    'HEIC',
    'UPI',
    'NEFT',
    'RTGS',
    'IMPS',
    'ASM',
    'GSM',
    'STT',
    'TDS',
    'ITR',
  ],
  // Schedule 112A of the return.
  ['A'],
  ['SENSEX', 'NIFTY', 'VIX'],
  // The handles of registered brokers, and where they are looked up: SEBI Check.
  ['valid', 'Check'],
  ['JPG', 'JPEG', 'PNG', 'WebP', 'CSV', 'KB', 'MB', 'px'],
  ['Esc', 'Escape', 'Enter', 'Page', 'Up', 'Down', 'Ctrl', 'Cmd', 'K', 'R'],
  ['YYYY', 'MM', 'DD'],
  // Compact figures, T+1 settlement, "v" before the number of a version.
  ['k', 'M', 'B', 'L', 'Cr', 'T', 'v'],
];
const keptTerms = new Set(terms.flat());

const entry = /^\s*"(?<key>[^"]+)"\s*:\s*"(?<text>(?:[^"\\]|\\.)*)"/gmu;
const latinWord = /\p{Script=Latin}+/gu;
const address = /https?:\/\/\S+/gu;

/** What a client reads of an ICU message: without the names of arguments and without the words of its syntax. */
function spokenPart(message: string): string {
  return message
    .replaceAll(/\{\s*\w+\s*(?:,\s*number\s*)?\}/gu, ' ')
    .replaceAll(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/gu, ' ')
    .replaceAll(/(?:=\d+|\w+)\s*\{/gu, ' ')
    .replaceAll(address, ' ');
}

function foreignWords(message: string): string[] {
  const words = [...spokenPart(message).matchAll(latinWord)].map(([word]) => word);
  return words.filter((word) => !keptTerms.has(word));
}

/** A text of another language that still has English words was forgotten, wholly or in part. */
export const untranslated: RepositoryCheck = {
  name: 'untranslated',
  advice:
    'Translate the text; a name or an abbreviation that stays in Latin letters goes into the list of this check.',
  appliesTo: (path) => /^libs\/i18n-locale\/messages\/(?!en\/)[^/]+\/.+\.json$/.test(path),
  *find(source): Generator<Finding> {
    for (const match of source.text.matchAll(entry)) {
      const words = foreignWords(match.groups?.text ?? '');
      if (words.length === 0) continue;
      // The match begins with the white space before the key.
      const position = match.index + match[0].indexOf('"');
      yield { position, what: `${match.groups?.key}: ${words.join(', ')}` };
    }
  },
};
