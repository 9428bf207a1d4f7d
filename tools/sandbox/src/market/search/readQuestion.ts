import { isMarket, type Market } from '@wealth/domain';

/** What somebody looks for, and at which exchange. */
export interface Question {
  text: string;
  /** Null where the text names none. */
  market: Market | null;
}

/** `NSE:ARAVBANK`, as addresses and alerts write it. */
const marketFirst = /^(NSE|BSE|INDEX)[\s:]+(?=\S)/i;
/** `ARAVBANK BSE`, `ARAVBANK:BSE`, `ARAVBANK (BSE)`. */
const marketLast = /(?<=\S)[\s:(]+(NSE|BSE)\)?$/i;
/** `ARAVBANK.NS`, as price pages write it. */
const marketSuffix = /\.(NS|BO)$/i;
const marketsOfSuffix = { NS: 'NSE', BO: 'BSE' } as const;
/** `ARAVBANK-EQ`, as brokers write it. */
const seriesLast = /(?<=\S)-(EQ|BE|BZ|SM)$/i;
/** The end of a company's full name, also while it is being typed. */
const companyLast = /(?<=\S)\s+(l|lt|ltd|li|lim|limi|limit|limite|limited|लिमिटेड)\.?$/i;

function marketOf(text: string): Market | null {
  const [, suffix] = marketSuffix.exec(text) ?? [];
  if (suffix !== undefined) return suffix.toUpperCase() === 'NS' ? marketsOfSuffix.NS : marketsOfSuffix.BO;
  const named = (marketFirst.exec(text) ?? marketLast.exec(text))?.[1]?.toUpperCase();
  return isMarket(named) ? named : null;
}

/** A text as it was meant: without the exchange, the series and the company's form that were written beside the name. */
export function readQuestion(text: string): Question {
  const trimmed = text.trim();
  const name = [marketFirst, marketLast, marketSuffix, seriesLast, companyLast].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    trimmed,
  );
  return { text: name, market: marketOf(trimmed) };
}
