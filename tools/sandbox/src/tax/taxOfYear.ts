import {
  daysBetween,
  istDay,
  longTermFrom,
  sumOf,
  taxYearOf,
  toWire,
  type CalendarDay,
  type TaxYear,
} from '@wealth/domain';
import { firstTaxYear, taxPeriodOf, type YearSummary } from '@wealth/domain/tax';
import type { PaidDividend } from '../ledger/createDividendBook.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import type { OpenLot } from '../ledger/lotRows.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { Market } from '../market/market.ts';
import type { TaxDesk } from './createTaxDesk.ts';
import { toWireGains } from './toWireReport.ts';

export interface TaxSources {
  clock: Pick<SandboxClock, 'now'>;
  tax: TaxDesk;
  ledger: Pick<Ledger, 'dividends' | 'lots'>;
  market: Market;
}

/** Rows of lots that turn long term next. */
const mostTurning = 20;

type TaxYearState = 'running' | 'closed' | 'before_first_trade' | 'not_begun';

type DividendRow = PaidDividend & { day: CalendarDay };

function totalsOf(rows: readonly DividendRow[]) {
  const sum = (figure: 'gross' | 'deducted' | 'net') => toWire(sumOf(rows.map((row) => row[figure])));
  return { gross: sum('gross'), deducted: sum('deducted'), net: sum('net'), count: rows.length };
}

function toWireDividend({ id, isin, day, gross, deducted, net }: DividendRow, market: Market) {
  const listing = listingOf(market.engine(), isin);
  return {
    id,
    isin,
    symbol: listing?.symbol ?? isin,
    name: listing?.name ?? isin,
    paid_on: day,
    period: taxPeriodOf(day) + 1,
    gross: toWire(gross),
    deducted: toWire(deducted),
    net: toWire(net),
  };
}

/** What is held and turns long term, by share and day. */
function turningOf(lots: readonly OpenLot[], today: CalendarDay) {
  const turning = new Map<string, { isin: string; symbol: string; quantity: number; on: CalendarDay }>();
  for (const { isin, symbol, quantity, boughtOn } of lots) {
    const on = longTermFrom(boughtOn);
    if (on <= today) continue;
    const key = `${on} ${isin}`;
    const before = turning.get(key);
    turning.set(key, { isin, symbol, on, quantity: quantity + (before?.quantity ?? 0) });
  }
  return [...turning.values()]
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
    .slice(0, mostTurning)
    .map((row) => ({ ...row, day_count: daysBetween(today, row.on) }));
}

/** The first year that anything is known of: a purchase, or a dividend. */
function firstYearOf(
  first: CalendarDay | null,
  dividends: readonly DividendRow[],
  running: TaxYear,
): TaxYear {
  const days = [...(first === null ? [] : [first]), ...dividends.map(({ day }) => day)].toSorted();
  const year = days[0] === undefined ? running : taxYearOf(days[0]);
  return year.name < firstTaxYear ? { ...year, name: firstTaxYear } : year;
}

function stateOf(year: TaxYear, first: TaxYear, running: TaxYear): TaxYearState {
  if (year.name > running.name) return 'not_begun';
  if (year.name < first.name) return 'before_first_trade';
  return year.name === running.name ? 'running' : 'closed';
}

const toWireYear = ({ year, rowCount, total, loss }: YearSummary, running: TaxYear) => ({
  tax_year: year.name,
  state: year.name === running.name ? ('running' as const) : ('closed' as const),
  sale_count: rowCount,
  total: toWire(total),
  loss: toWire(loss),
});

/** The tax report of a year. */
export function taxOfYear({ clock, tax, ledger, market }: TaxSources, clientId: string, asked: TaxYear) {
  const now = clock.now();
  const running = tax.running();
  const dividends = ledger.dividends(clientId).map((row) => ({ ...row, day: istDay(row.at) }));
  const ofYear = dividends.filter(({ day }) => day >= asked.firstDay && day <= asked.lastDay);
  const first = firstYearOf(tax.firstDay(clientId), dividends, running);
  const { report } = tax.report(clientId, asked);
  const gains = toWireGains(tax.rows(clientId), report, now);
  const isRunning = asked.name === running.name;
  return {
    ...gains,
    state: stateOf(asked, first, running),
    years: tax
      .report(clientId, running)
      .years.filter(({ year }) => year.name >= first.name)
      .toReversed()
      .map((one) => toWireYear(one, running)),
    periods: gains.periods.map((period) => ({
      ...period,
      dividends: totalsOf(ofYear.filter(({ day }) => taxPeriodOf(day) + 1 === period.period)),
    })),
    dividends: ofYear.map((row) => toWireDividend(row, market)),
    dividend_totals: totalsOf(ofYear),
    turning: isRunning ? turningOf(ledger.lots(clientId), istDay(now)) : [],
  };
}
