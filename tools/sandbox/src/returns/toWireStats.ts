import {
  addDays,
  daysBetween,
  fromPaise,
  gainPercent,
  istDay,
  longTermFrom,
  sumOf,
  toWire,
  type CalendarDay,
} from '@wealth/domain';
import type { DataOf } from '@wealth/api-sdk/operations';
import { deepestFall, toPercent, type ReturnYear } from '@wealth/domain/returns';
import type { OpenLot } from '../ledger/lotRows.ts';
import type { LotTaken } from '../ledger/createTradeHistory.ts';
import { isSold } from './dailyFlows.ts';
import type { Books } from './history.ts';
import { factoredDays, type ReturnSpan } from './returnSpan.ts';
import { toWireInstrument } from './toWireInstrument.ts';

type WireStats = DataOf<'getReturns'>['stats'];

/** Whatever was bought longer ago is long term already. */
const surelyLongTermDays = 3 * 366;

function toWireMonths(years: readonly ReturnYear[]) {
  const months = years.flatMap(({ year, months: ofYear }) => ofYear.map((month) => ({ year, ...month })));
  const byReturn = months.toSorted((one, other) => other.percent - one.percent);
  const named = (month: (typeof months)[number] | undefined) =>
    month ? { year: month.year, month: month.month, percent: month.percent } : null;
  return {
    months: months.length,
    months_with_gain: months.filter(({ percent }) => percent > 0).length,
    months_ahead: months.filter(({ excess }) => excess > 0).length,
    best_month: named(byReturn[0]),
    worst_month: named(byReturn.at(-1)),
  };
}

function toWireFall(span: ReturnSpan): WireStats['deepest_fall'] {
  const fall = deepestFall(factoredDays(span));
  return fall && { percent: toPercent(fall.rate), from: fall.from, to: fall.to };
}

/** An order that sold, with all the lots that it took. */
function toSale(parts: readonly LotTaken[]) {
  const gain = sumOf(
    parts.map(({ proceeds, saleCharges, cost, charges }) =>
      fromPaise(proceeds - saleCharges - cost - charges),
    ),
  );
  const paid = sumOf(parts.map(({ cost, charges }) => fromPaise(cost + charges)));
  return { gain, paid, isin: parts[0]?.isin ?? '', soldAt: parts[0]?.at ?? 0 };
}

function toWireSale(sale: ReturnType<typeof toSale> | undefined): WireStats['best_sale'] {
  const instrument = sale && toWireInstrument(sale.isin);
  if (!instrument) return null;
  return {
    instrument,
    gain: toWire(sale.gain),
    percent: gainPercent(sale.paid, sale.gain)?.toNumber() ?? null,
    sold_on: istDay(sale.soldAt),
  };
}

function toWireSales(parts: readonly LotTaken[]) {
  const sales = [...Map.groupBy(parts, ({ reference }) => reference).values()].map(toSale);
  const byGain = sales.toSorted((one, other) => other.gain - one.gain);
  const won = sales.filter(({ gain }) => gain > 0).length;
  return {
    sales: sales.length,
    sales_with_gain: won,
    win_percent: sales.length === 0 ? null : toPercent(won / sales.length),
    best_sale: toWireSale(byGain[0]),
    worst_sale: toWireSale(byGain.at(-1)),
  };
}

/** Days that rupees were in, by what was paid; null where nothing was. */
function averageDays(
  parts: readonly LotTaken[],
  lots: readonly OpenLot[],
  today: CalendarDay,
): number | null {
  const sold = parts.map(({ cost, boughtAt, at }) => ({ cost, from: istDay(boughtAt), to: istDay(at) }));
  const held = lots.map(({ cost, boughtAt }) => ({ cost, from: istDay(boughtAt), to: today }));
  let [weight, days] = [0, 0];
  for (const { cost, from, to } of [...sold, ...held]) {
    weight += cost;
    days += cost * daysBetween(from, to);
  }
  return weight === 0 ? null : Math.round(days / weight);
}

function firstLongTerm(lots: readonly OpenLot[], today: CalendarDay): CalendarDay | null {
  const recent = lots.filter(({ boughtOn }) => boughtOn > addDays(today, -surelyLongTermDays));
  const turns = recent.map(({ boughtOn }) => longTermFrom(boughtOn)).filter((day) => day > today);
  return turns.toSorted()[0] ?? null;
}

/** What is known besides the rates: months, sales and what they have cost. */
export function toWireStats(
  span: ReturnSpan,
  years: readonly ReturnYear[],
  { books, lots, today }: { books: Books; lots: readonly OpenLot[]; today: CalendarDay },
): WireStats {
  const turnover = sumOf(span.days.map((day) => day.turnover));
  const charges = sumOf(span.days.map((day) => day.charges));
  const parts = books.taken.filter((part) => {
    const day = istDay(part.at);
    return isSold(part) && day >= span.from && day <= span.to;
  });
  return {
    ...toWireMonths(years),
    deepest_fall: toWireFall(span),
    turnover: toWire(turnover),
    charges: toWire(charges),
    charges_percent: gainPercent(turnover, charges)?.toNumber() ?? null,
    ...toWireSales(parts),
    average_holding_days: averageDays(parts, lots, today),
    first_long_term: firstLongTerm(lots, today),
  };
}
