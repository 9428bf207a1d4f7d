import type { Exchange } from './instrument.ts';

/** `ARAVBANK.NS`, as price pages write it. */
const exchangeSuffix = /\.(NS|BO)$/i;
/** `ARAVBANK-EQ`, as brokers write it. */
const seriesSuffix = /(?<=.)-(EQ|BE|BZ|SM)$/i;

/** A symbol as others write it. */
export interface WrittenSymbol {
  symbol: string;
  /** Null where the text names none. */
  exchange: Exchange | null;
}

/** Takes off what price pages and brokers write behind a symbol. */
export function writtenSymbol(text: string): WrittenSymbol {
  const suffix = exchangeSuffix.exec(text)?.[1]?.toUpperCase();
  const symbol = text.replace(exchangeSuffix, '').replace(seriesSuffix, '');
  if (suffix === undefined) return { symbol, exchange: null };
  return { symbol, exchange: suffix === 'NS' ? 'NSE' : 'BSE' };
}

/** What is not seen in a text: zero-width blanks, marks of direction, the mark before a file's first letter. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}
