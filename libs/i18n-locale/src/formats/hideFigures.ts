import { maskedAmount, maskedFigure } from './amounts.ts';

const amounts = /[-+−]?(?:₹|\bRs\.?|\bINR)\s?\d(?:[\d,.]*\d)?/gu;
const units = /\d(?:[\d,]*\d)?(?=\s(?:units?|shares?)\b)/gu;

/** A sentence that somebody else has written, without its amounts of money and numbers of units: they tell of a fortune. */
export function hideFigures(text: string): string {
  return text.replaceAll(amounts, maskedAmount).replaceAll(units, maskedFigure);
}
