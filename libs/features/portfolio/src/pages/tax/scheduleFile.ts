import type { TaxLot, TaxReport } from '@wealth/api-sdk/model';
import { calendarDay, fromWire, sumOf, taxYearOf, type CsvCell } from '@wealth/domain';
import { scheduleFormOf, scheduleTable, type ScheduleLot } from '@wealth/domain/tax';

function toScheduleLot(lot: TaxLot): ScheduleLot {
  return {
    isin: lot.isin,
    name: lot.name,
    boughtOn: calendarDay(lot.bought_on),
    soldOn: calendarDay(lot.sold_on),
    quantity: lot.quantity,
    proceeds: fromWire(lot.proceeds),
    costPaid: sumOf([fromWire(lot.cost), fromWire(lot.charges), fromWire(lot.cost_added)]),
    marketValue: lot.market_value === null ? null : fromWire(lot.market_value),
    costTaken: fromWire(lot.cost_taken),
    expenses: fromWire(lot.sale_charges),
  };
}

/** Schedule 112A as the form of the year has it: heads, then rows. @param lots - The long-term lots of the year. */
export function scheduleFileOf(lots: readonly TaxLot[], { first_day: day }: TaxReport): CsvCell[][] {
  return scheduleTable(lots.map(toScheduleLot), scheduleFormOf(taxYearOf(calendarDay(day))));
}

/** The heads of the form of the year. */
export const scheduleHeadsOf = (report: TaxReport): string[] =>
  (scheduleFileOf([], report)[0] ?? []).map(String);
