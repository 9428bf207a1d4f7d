import type { Dividend } from '@wealth/api-sdk/model';
import {
  calendarDay,
  fromWire,
  noMoney,
  sumOf,
  taxYearOf,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import { taxPeriodOf, taxPeriods, type TaxPeriod } from '@wealth/domain/tax';

export interface DividendSum {
  count: number;
  gross: Paise;
  tds: Paise;
  net: Paise;
}

export function dividendSum(dividends: readonly Dividend[]): DividendSum {
  const of = (name: 'gross' | 'tds' | 'net') => sumOf(dividends.map((one) => fromWire(one[name])));
  return { count: dividends.length, gross: of('gross'), tds: of('tds'), net: of('net') };
}

export type DividendSums = Record<Dividend['state'], DividendSum>;

/** What was received, is expected and is missing. */
export function sumsByState(dividends: readonly Dividend[]): DividendSums {
  const of = (state: Dividend['state']) => dividendSum(dividends.filter((one) => one.state === state));
  return { received: of('received'), expected: of('expected'), missing: of('missing') };
}

export interface PeriodSum extends TaxPeriod {
  /** Before the deducted tax: what the return asks for. */
  gross: Paise;
}

/** What was received in each of the five periods of the tax year of a day, by the day of payment. */
export function sumsByPeriod(dividends: readonly Dividend[], day: CalendarDay): PeriodSum[] {
  const year = taxYearOf(day);
  const paid = dividends.flatMap(({ paid_on: paidOn, gross }) =>
    paidOn !== null && paidOn >= year.firstDay && paidOn <= year.lastDay
      ? [{ period: taxPeriodOf(calendarDay(paidOn)), gross: fromWire(gross) }]
      : [],
  );
  return taxPeriods(year).map((period, index) => ({
    ...period,
    gross: sumOf(paid.flatMap((one) => (one.period === index ? [one.gross] : []))),
  }));
}

export interface DeductedTax {
  isin: string;
  symbol: string;
  taxYear: string;
  gross: Paise;
  tds: Paise;
}

/** The companies that deduct tax in a tax year, because their dividends of it come to more than the limit. */
export function deductedTaxes(dividends: readonly Dividend[]): DeductedTax[] {
  const taxes = new Map<string, DeductedTax>();
  for (const { isin, instrument, tax_year: taxYear, gross, tds } of dividends) {
    const key = `${isin} ${taxYear}`;
    const before = taxes.get(key) ?? {
      isin,
      symbol: instrument.symbol,
      taxYear,
      gross: noMoney,
      tds: noMoney,
    };
    taxes.set(key, {
      ...before,
      gross: sumOf([before.gross, fromWire(gross)]),
      tds: sumOf([before.tds, fromWire(tds)]),
    });
  }
  return [...taxes.values()].filter(({ tds }) => tds > 0);
}
