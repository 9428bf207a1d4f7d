const bodyPattern = /^[A-Z]{2}[A-Z0-9]{9}$/;

/**
 * Completes an ISIN with its check digit: letters become two digits (A is 10), then every second
 * digit from the right is doubled (Luhn).
 *
 * @param body - The eleven characters before the check digit.
 * @throws RangeError when it is not two letters and nine letters or digits: a bug in the table.
 */
export function isinWithCheckDigit(body: string): string {
  if (!bodyPattern.test(body)) throw new RangeError(`not the body of an ISIN: ${body}`);
  const digits = body
    .split('')
    .flatMap((character) => String(Number.parseInt(character, 36)).split(''))
    .map(Number);
  const sum = digits.toReversed().reduce((total, digit, index) => {
    // The check digit follows on the right, so the last of these is doubled.
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Issuers for which two characters suffice: 01 to 99, A0 to Z9. */
const mostCodes = 359;
const codeCharacters = 36;

/** Two characters for a running number: 01 to 99, then A0, A1 and so on. */
export function issuerCode(count: number): string {
  if (count < 100) return String(count).padStart(2, '0');
  return (Math.floor(count / 10) * codeCharacters + (count % 10)).toString(codeCharacters).toUpperCase();
}

/**
 * The ISIN of a share by its place in the table. Those of the issuers written by hand end in 01. Two characters are too few for
 * all generated ones, so these continue with the endings 02, 03.
 *
 * @throws RangeError when too many are written by hand: a bug in the table.
 */
export function shareIsin(place: number, curatedCount: number): string {
  if (curatedCount > mostCodes) throw new RangeError(`no code for issuer ${curatedCount}`);
  if (place < curatedCount) return isinWithCheckDigit(`INE000Z${issuerCode(place + 1)}01`);
  const number = place - curatedCount;
  const perEnd = codeCharacters ** 2;
  const code = (number % perEnd).toString(codeCharacters).toUpperCase().padStart(2, '0');
  return isinWithCheckDigit(`INE000Z${code}0${2 + Math.floor(number / perEnd)}`);
}

/** The ISIN of a fund by its place in the table. */
export function fundIsin(place: number): string {
  return isinWithCheckDigit(`INF000Z${issuerCode(place + 1)}01`);
}

/** Places of an ISIN: its issue and the number of it, before the check digit. */
const seriesPlace = 9;
const mostSeries = 10;

const withSeries = (isin: string, series: number | string) =>
  isinWithCheckDigit(`${isin.slice(0, seriesPlace)}${series}${isin.slice(seriesPlace + 1, -1)}`);

/**
 * The ISIN that a share has so many splits after the day of the table, below zero before it: each counts the first digit of the
 * issue on. Assumption: depositories give the next free number.
 */
export function isinBySplits(isin: string, splits: number): string {
  return splits === 0 ? isin : withSeries(isin, ((splits % mostSeries) + mostSeries) % mostSeries);
}

/** Clients name ISINs too: a text that is none is the ISIN of nothing, and has no others. */
const isIsin = (text: string) => bodyPattern.test(text.slice(0, -1));

/** The ISIN that a share has in the table, by any that it had or will have. */
export function tableIsinOf(isin: string): string {
  if (!isIsin(isin)) return isin;
  return isin.charAt(seriesPlace) === '0' ? isin : withSeries(isin, 0);
}

/** The ISIN of the entitlement to rights on a share. Assumption: one of the same issuer, with a letter. */
export const rightsIsinOf = (isin: string) => withSeries(isin, 'R');

/** Every ISIN that a share had or will have. */
export function isinsOf(isin: string): string[] {
  if (!isIsin(isin)) return [isin];
  return Array.from({ length: mostSeries }, (_, series) => withSeries(isin, series));
}
