/**
 * Completes an ISIN with its check digit: letters become two digits (A is 10), then every second
 * digit from the right is doubled (Luhn).
 *
 * @param body - The eleven characters before the check digit.
 * @throws RangeError when it is not two letters and nine letters or digits: a bug in the table.
 */
export function isinWithCheckDigit(body: string): string {
  if (!/^[A-Z]{2}[A-Z0-9]{9}$/.test(body)) throw new RangeError(`not the body of an ISIN: ${body}`);
  const digits = body
    .split('')
    .flatMap((character) => String(Number.parseInt(character, 36)).split(''))
    .map(Number);
  const sum = digits.toReversed().reduce((total, digit, index) => {
    // The check digit will stand to the right, so the last of these is doubled.
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Two characters for a running number: 01 to 99, then A0, A1 and so on. */
export function issuerCode(count: number): string {
  if (count < 100) return String(count).padStart(2, '0');
  return (Math.floor(count / 10) * 36 + (count % 10)).toString(36).toUpperCase();
}
