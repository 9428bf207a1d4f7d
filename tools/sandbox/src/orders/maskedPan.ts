const pan = /^[A-Z]{5}(?<digits>\d{4})[A-Z]$/;

/** A PAN as a document shows it, with its four digits only (`XXXXX1234X`); of anything else nothing is told. */
export function maskedPan(number: string): string {
  const digits = pan.exec(number)?.groups?.['digits'];
  return digits === undefined ? 'X'.repeat(number.length) : `XXXXX${digits}X`;
}
