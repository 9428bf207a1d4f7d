import { isMarket, writtenSymbol, type Market } from '@wealth/domain';

/** The text that is searched for, and at which exchange. */
export interface Question {
  text: string;
  /** Null where the text names none. */
  market: Market | null;
}

/** `NSE:ARAVBANK`, as addresses and alerts write it. */
const marketFirst = /^(NSE|BSE|INDEX)[\s:]+(?=\S)/i;
/** `ARAVBANK BSE`, `ARAVBANK:BSE`, `ARAVBANK (BSE)`. */
const marketLast = /(?<=\S)[\s:(]+(NSE|BSE)\)?$/i;
/** The end of a company's full name, also while it is being typed. */
const companyLast = /(?<=\S)\s+(l|lt|ltd|li|lim|limi|limit|limite|limited|लिमिटेड)\.?$/i;

/** A text as it was meant: without the exchange, the series and the company's form that were written beside the name. */
export function readQuestion(text: string): Question {
  const { symbol, exchange } = writtenSymbol(text.trim());
  const named = (marketFirst.exec(symbol) ?? marketLast.exec(symbol))?.[1]?.toUpperCase();
  const name = [marketFirst, marketLast, companyLast].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    symbol,
  );
  return { text: name, market: exchange ?? (isMarket(named) ? named : null) };
}
