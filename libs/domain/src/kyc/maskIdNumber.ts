const dot = '•';
/** Characters that stay at the end of a number without a form that is known. */
const shownEnd = 4;
/** A permanent account number: five letters, four digits, one letter. */
const permanentAccountNumber = /^([A-Z]{5})\d{4}([A-Z])$/;

/** An ID number as it is shown to the eyes beside: enough for its owner to know it again, too little to use it. */
export function maskIdNumber(idNumber: string): string {
  const [, start, end] = permanentAccountNumber.exec(idNumber) ?? [];
  if (start !== undefined && end !== undefined) return `${start}${dot.repeat(4)}${end}`;
  const characters = Array.from(idNumber);
  const hidden = characters.length > shownEnd ? characters.length - shownEnd : characters.length;
  return dot.repeat(hidden) + characters.slice(hidden).join('');
}
