import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { fromWire } from '../money/paise.ts';
import type { OwnLosses } from './carriedLosses.ts';
import { taxReportOf } from './taxReport.ts';
import { taxRowsOf, type SoldUnits } from './taxRows.ts';
import { taxYearNamed, type TaxYear } from './taxYear.ts';

export function year(name: string): TaxYear {
  const found = taxYearNamed(name);
  if (!found) throw new RangeError(`no tax year ${name}`);
  return found;
}

let count = 0;
export function sold(term: 'short' | 'long', soldOn: string, rupees: number): SoldUnits {
  count += 1;
  const day = calendarDay(soldOn);
  return {
    id: String(count).padStart(6, '0'),
    lotId: String(count),
    holding: 'INE0A',
    boughtOn: addDays(day, term === 'short' ? -100 : -500),
    soldOn: day,
    quantity: 10,
    cost: fromWire(1_000_000),
    charges: fromWire(4),
    proceeds: fromWire(1_000_010 + rupees),
    saleCharges: fromWire(6),
  };
}

export const nobody = new Map<string, OwnLosses>();

export function reportOf(
  units: readonly SoldUnits[],
  name: string,
  own: ReadonlyMap<string, OwnLosses> = nobody,
) {
  return taxReportOf(taxRowsOf(units, []), own, year(name)).report;
}

export const own = (shortTerm: number, longTerm: number, isFiled: boolean | null = null): OwnLosses => ({
  shortTerm: fromWire(shortTerm),
  longTerm: fromWire(longTerm),
  isFiled,
});
