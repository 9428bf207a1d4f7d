import { fromPaise, gainPercent, minus, negated, sumOf, toWire, type Paise } from '@wealth/domain';
import type { Exit } from '@wealth/domain/tax';
import type { DataOf } from '@wealth/api-sdk/operations';
import { allocationOf, daysOf, returnMonths } from '@wealth/domain/returns';
import type { Money } from '../ledger/createMoneyReader.ts';
import type { Position } from '../ledger/positionsOf.ts';
import { benchmark } from './createCloses.ts';
import { toWireTiming, toWireTwr, toWireXirr } from './ratesOf.ts';
import {
  endValue,
  factoredDays,
  mirrorOf,
  mostInvested,
  netFlow,
  startValue,
  unrealisedAt,
  type ReturnSpan,
} from './returnSpan.ts';
import { instrumentOf, named } from './toWireInstrument.ts';

type WireReturns = DataOf<'getReturns'>;

/** A return of fewer days is told as it is, not as one a year. */
const yearDays = 365;

/** The parts of the gain of a range. Amounts in paise; what takes away is below zero. */
export interface GainParts {
  total: Paise;
  priceHeld: Paise;
  priceSold: Paise;
  dividends: Paise;
  charges: Paise;
  tax: Paise;
}

/** The gain by what it came from. */
export function gainParts(span: ReturnSpan): GainParts {
  const sum = (figure: 'realised' | 'dividends' | 'charges' | 'tax') =>
    sumOf(span.days.map((day) => day[figure]));
  const parts = {
    priceHeld: minus(unrealisedAt(span.days.at(-1) ?? span.opening), unrealisedAt(span.opening)),
    priceSold: sum('realised'),
    dividends: sum('dividends'),
    charges: negated(sum('charges')),
    tax: negated(sum('tax')),
  };
  return { total: sumOf(Object.values(parts)), ...parts };
}

function toWireGain(parts: GainParts): WireReturns['gain'] {
  return {
    total: toWire(parts.total),
    price_held: toWire(parts.priceHeld),
    price_sold: toWire(parts.priceSold),
    dividends: toWire(parts.dividends),
    charges: toWire(parts.charges),
    tax: toWire(parts.tax),
  };
}

const percentOf = (base: Paise, gain: Paise) => gainPercent(base, gain)?.toNumber() ?? null;

function toWireIndex(span: ReturnSpan): WireReturns['index'] {
  const value = mirrorOf(span).at(-1) ?? startValue(span);
  const invested = sumOf([startValue(span), ...span.days.map(netFlow)]);
  const gain = minus(value, invested);
  return {
    symbol: benchmark.symbol,
    value: toWire(value),
    gain: toWire(gain),
    difference: toWire(minus(endValue(span), value)),
    absolute_percent: percentOf(mostInvested(span), gain),
  };
}

/** Everything that a range says. */
export function toWireRange(span: ReturnSpan) {
  const gain = gainParts(span);
  const days = daysOf(span);
  const xirr = toWireXirr(span);
  const twr = toWireTwr(span);
  const years = returnMonths(factoredDays(span));
  const isYearly = days >= yearDays && xirr.percent !== null;
  const wire = {
    from: span.from,
    to: span.to,
    days,
    start_value: toWire(startValue(span)),
    end_value: toWire(endValue(span)),
    net_invested: toWire(sumOf(span.days.map(netFlow))),
    gain: toWireGain(gain),
    absolute_percent: percentOf(mostInvested(span), gain.total),
    headline: isYearly ? ('xirr' as const) : ('absolute' as const),
    xirr,
    twr,
    timing: toWireTiming(span, { xirr, twr }),
    index: toWireIndex(span),
    months: years.map(({ indexPercent, months, ...year }) => ({
      ...year,
      index_percent: indexPercent,
      months: months.map(({ indexPercent: ofIndex, ...month }) => ({ ...month, index_percent: ofIndex })),
    })),
  };
  return { wire, years };
}

/** How many shares make the share of the largest. */
const largestCount = 3;

/** What is held now by sector, share and size of the issuer. */
export function toWireAllocation(positions: readonly Position[]): WireReturns['allocation'] {
  const parts = (keyOf: (position: Position) => string) =>
    allocationOf(positions, keyOf).map(({ key, value, weight }) => ({ key, value: toWire(value), weight }));
  const shares = allocationOf(positions, ({ isin }) => isin);
  const largest = shares.slice(0, largestCount).reduce((sum, { weight }) => sum + Math.round(weight * 10), 0);
  return {
    sector: parts(({ isin }) => instrumentOf(isin)?.sector ?? isin),
    share: shares.map(({ key, items, value, weight }) => ({
      key,
      ...(items[0] && { instrument: named(items[0]) }),
      value: toWire(value),
      weight,
    })),
    segment: parts(({ isin }) => instrumentOf(isin)?.capClass ?? 'etf'),
    largest_three: shares.length === 0 ? null : largest / 10,
  };
}

/** What the client has here, nothing of it twice. */
export function toWireAssets(
  positions: readonly Position[],
  { cash, unsettled, blocked }: Money,
  heldAtBank: Paise,
): WireReturns['assets'] {
  const holdings = sumOf(positions.map(({ value }) => value));
  return {
    cash: toWire(cash),
    // Orders take proceeds on their way first: what those do not cover is blocked of the cash.
    blocked: toWire(fromPaise(Math.max(0, blocked - unsettled))),
    unsettled: toWire(unsettled),
    holdings: toWire(holdings),
    instruments: positions.length,
    pledged: toWire(sumOf(positions.map(({ pledged, lastPrice }) => fromPaise(pledged * lastPrice)))),
    total: toWire(sumOf([cash, unsettled, holdings])),
    blocked_at_bank: toWire(heldAtBank),
  };
}

/** What would be left if everything were sold now; the cess is a part of the tax. */
export function toWireIfSold({ charges, tax, cess, net }: Exit): WireReturns['if_sold'] {
  const due = sumOf([tax, cess]);
  return {
    charges: toWire(negated(charges)),
    tax: toWire(negated(due)),
    deducted: toWire(negated(sumOf([charges, due]))),
    value: toWire(net),
  };
}
