import {
  addDays,
  calendarDay,
  fromWire,
  previousTradingDay,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import { sharesBy } from '@wealth/domain/actions';
import {
  coverOf,
  haircutOf,
  type AskedShare,
  type CoverRefusal,
  type CoverShare,
  type Haircut,
} from '@wealth/domain/loans';
import type { Instrument, MarketEngine } from '../engine/index.ts';
import { runningPledges } from '../ledger/createPledging.ts';
import { listingOf } from '../market/findInstrument.ts';
import type { LoanContext } from './loanContext.ts';

type Reading = Pick<LoanContext, 'ledger' | 'market'>;

/** A share that a client holds, as a lender looks at it. */
export interface LentShare {
  isin: string;
  listing: Instrument;
  /** Settled, and held by no order or pledge. */
  free: number;
  price: Paise;
  haircut: Haircut;
}

/** Nothing of it counts, should a pledged share come to be of a kind that is not taken. */
const noCover = '100';

/** The last official close: of this day once it is known. */
function closeOf(engine: MarketEngine, { market, symbol, basePrice }: Instrument): Paise {
  const quote = engine.quote(market, symbol);
  if (!quote) return fromWire(basePrice);
  return fromWire(quote.basis === 'close' ? quote.lastPrice : quote.previousClose);
}

function lastPriceOf(engine: MarketEngine, { market, symbol, basePrice }: Instrument): Paise {
  return fromWire(engine.quote(market, symbol)?.lastPrice ?? basePrice);
}

function haircutOfListing({
  kind,
  capClass: size,
  series,
  surveillance,
  sector,
  isHalted: isSuspended,
}: Instrument): Haircut {
  return haircutOf({ kind, size, series, surveillance, sector, isSuspended });
}

/** The day of the last close. */
export function pricedOn({ market }: Pick<LoanContext, 'market'>): CalendarDay {
  const engine = market.engine();
  const day = calendarDay(engine.sessionDate());
  const isOver = engine.quote('INDEX', 'NIFTY50')?.basis === 'close';
  return isOver ? day : previousTradingDay(day);
}

export const refusalOf = (haircut: Haircut): CoverRefusal | null =>
  'refusal' in haircut ? haircut.refusal : null;

/** All that a client holds. */
export function lentShares({ ledger, market }: Reading, clientId: string): LentShare[] {
  const engine = market.engine();
  return ledger.units(clientId).flatMap(({ isin, sellable: free }) => {
    const listing = listingOf(engine, isin);
    if (!listing) return [];
    return [{ isin, listing, free, price: closeOf(engine, listing), haircut: haircutOfListing(listing) }];
  });
}

/** What was asked for, with what is free of it: nothing of a share that was sold meanwhile. */
export function askedShares(
  context: Reading,
  clientId: string,
  shares: ReadonlyArray<{ isin: string; quantity: number }>,
): AskedShare[] {
  const engine = context.market.engine();
  const free = new Map(context.ledger.units(clientId).map(({ isin, sellable }) => [isin, sellable]));
  const sums = new Map<string, number>();
  for (const { isin, quantity } of shares) sums.set(isin, (sums.get(isin) ?? 0) + quantity);
  return [...sums].map(([isin, quantity]) => {
    const asked = { isin, quantity, free: free.get(isin) ?? 0 };
    const listing = listingOf(engine, isin);
    const haircut = listing && haircutOfListing(listing);
    if (!haircut || 'refusal' in haircut) return { ...asked, cover: null };
    const { percent: haircutPercent, isLarge } = haircut;
    return { ...asked, cover: { price: closeOf(engine, listing), haircutPercent, isLarge } };
  });
}

/** A pledged share. */
export interface PledgedCover extends CoverShare {
  listing: Instrument;
  /** What a bonus has given for the pledged units, pledged with them once it can be traded. */
  arriving: number;
}

/** Longer than a bonus is in transit. */
const transitDays = 10;

interface Held {
  pledged: number;
  inTransit: number;
}

function arrivingOf(engine: MarketEngine, listing: Instrument, { pledged, inTransit }: Held): number {
  if (inTransit === 0) return 0;
  const to = calendarDay(engine.sessionDate());
  const actions = engine.actions.between(listing, { from: addDays(to, -transitDays), to });
  const bonus = actions.find(({ kind }) => kind === 'bonus');
  if (bonus?.kind !== 'bonus') return 0;
  const { after, before } = bonus;
  return Math.min(inTransit, sharesBy(pledged, { after: after - before, before }).whole);
}

/** What is pledged: one loan runs at a time, so all of it is its cover. */
export function pledgedCover(
  { ledger, market }: Reading,
  clientId: string,
  at: 'close' | 'now' = 'close',
): PledgedCover[] {
  const engine = market.engine();
  return ledger
    .units(clientId)
    .flatMap(({ isin, pledged, inTransit }) => {
      const listing = pledged > 0 ? listingOf(engine, isin) : null;
      if (!listing) return [];
      const haircut = haircutOfListing(listing);
      const isTaken = !('refusal' in haircut);
      const price = at === 'close' ? closeOf(engine, listing) : lastPriceOf(engine, listing);
      return [
        {
          isin,
          quantity: pledged,
          arriving: arrivingOf(engine, listing, { pledged, inTransit }),
          listing,
          price,
          haircutPercent: isTaken ? haircut.percent : noCover,
          isLarge: isTaken && haircut.isLarge,
        },
      ];
    })
    .toSorted((one, other) => coverOf([other]).value - coverOf([one]).value);
}

/**
 * What a loan is covered by. On the ex-date of a bonus the price has fallen for shares that are still in transit: without
 * them a covered loan would be called.
 */
export function valuedCover(...args: Parameters<typeof pledgedCover>): PledgedCover[] {
  return pledgedCover(...args).map((share) => ({ ...share, quantity: share.quantity + share.arriving }));
}

/** The movements that pledge units of an ISIN. */
export function pledgesOf({ ledger }: Pick<LoanContext, 'ledger'>, clientId: string, isin?: string) {
  return ledger
    .movements(clientId, runningPledges)
    .filter(({ legs }) => isin === undefined || legs[0]?.isin === isin)
    .map((pledge) => ({ ...pledge, kind: 'pledge' as const }));
}
