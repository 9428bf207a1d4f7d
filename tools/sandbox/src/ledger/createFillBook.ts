import {
  fromPaise,
  negated,
  noMoney,
  sellLots,
  splitCharges,
  sumOf,
  toRupees,
  tradeDayOf,
  type CalendarDay,
  type ChargeLine,
  type Exchange,
  type Paise,
  type Side,
  type SoldPart,
} from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { cashOf, chargesOf, clearing, clearingUnits, ownFunds, unitsOf } from './accountCodes.ts';
import { createScheduledTotals } from './createScheduledTotals.ts';
import { createClientFunds, type ClientFunds } from './createClientFunds.ts';
import type { Journal, Posting, PostingContext } from './createJournal.ts';
import type { Holds } from './createHolds.ts';
import type { LotEvent, LotTable } from './createLotTable.ts';
import type { OpenLot } from './lotRows.ts';
import { createPostedCharges, type PostedSums } from './createPostedCharges.ts';
import { settledAt } from './tradeDays.ts';

/** A line of charges as the ledger needs it. */
export type PostedCharge = Pick<ChargeLine, 'code' | 'amount'>;

/** One trade of an order. */
export interface Fill {
  clientId: string;
  /** The order: its hold and its charges go by it. */
  reference: string;
  tradeId: string;
  side: Side;
  /** Where it was traded. */
  market: Exchange;
  symbol: string;
  isin: string;
  /** Units of this trade. */
  quantity: number;
  /** Paise a unit. */
  price: Paise;
  /** Epoch milliseconds. */
  at: number;
  /**
   * The charges of the order over all its trades of this trading day, this one among them, without the depository's. What
   * was posted of them before is taken off.
   */
  lines: readonly PostedCharge[];
  /** Whether it is the first trade of the order: then nothing can have been posted for it. */
  isFirst?: boolean;
  /** What the depository asks, with its GST, once an ISIN and day: posted when this is the first sale. Empty for a purchase. */
  depositoryLines: readonly PostedCharge[];
  /**
   * Asked where the depository's charge is posted, in the same transaction: uses a waiver of the client's up, and says what that
   * takes off, below zero; null where there is none.
   */
  waive?: () => PostedCharge | null;
  /** Money that the unfilled part of the order blocks after this trade. The units of a sale are counted by the ledger. */
  stillHeld: Paise;
}

/** What a trade was booked as. */
export interface BookedFill {
  tradeDay: CalendarDay;
  /** When units or money of it are settled, epoch milliseconds. */
  settlesAt: number;
  /** What this trade has added to each charge, the depository's too; below zero where a line has fallen. */
  charges: PostedCharge[];
  /** What of it the depository has asked for this trade, with its GST: nothing where an earlier sale has paid. */
  depository: Paise;
  /** What of that a waiver has taken off, above zero; nothing without one. */
  waived: Paise;
  /** The lots that a sale took, the oldest first; empty for a purchase. */
  parts: Array<SoldPart<OpenLot>>;
}

export interface FillBook {
  /**
   * Books a trade: money and units at its price, the difference of the charges line by line, the lot or what is taken out
   * of lots, and what the order's hold no longer needs.
   *
   * @throws RangeError when more is sold than is settled and held by no other order; and as the database refuses it when
   *   a purchase costs more than there is (the order should have held it), or the trade is booked already.
   */
  bookFill(fill: Fill): BookedFill;
}

/** The depository's charge of a sale, and what a waiver takes off. */
interface AskedByDepository {
  asked: PostedCharge[];
  waiver: PostedCharge | null;
}

interface DepositoryPosting {
  context: PostingContext;
  settlesAt: number;
}

interface FillBookOptions {
  database: Database;
  journal: Journal;
  holds: Holds;
  lots: LotTable;
  now: () => number;
}

function payCharges(funds: ClientFunds, lines: readonly PostedCharge[]): void {
  for (const { code, amount } of lines) {
    const account = chargesOf(code);
    if (amount > 0) funds.pay({ code, account, amount });
    if (amount < 0) funds.refund({ code, account, amount: negated(amount) });
  }
}

function depositorySums({ asked, waiver }: AskedByDepository): Pick<BookedFill, 'depository' | 'waived'> {
  const depository = sumOf(asked.map(({ amount }) => amount));
  return { depository, waived: waiver ? negated(waiver.amount) : noMoney };
}

/** What the lines of a fill add to what was posted before. */
function newCharges({ lines }: Fill, before: PostedSums): PostedCharge[] {
  return lines.flatMap(({ code, amount }) => {
    const difference = amount - (before.get(code) ?? 0);
    return difference === 0 ? [] : [{ code, amount: fromPaise(difference) }];
  });
}

/** Units come in at once and are settled later; what is sold is gone at once. */
function unitPostings({ clientId, isin, side, quantity, at }: Fill, settlesAt: number): Posting[] {
  const settled = unitsOf(clientId, isin, 'settled');
  const incoming = unitsOf(clientId, isin, 'incoming');
  const street = clearingUnits(isin);
  const units = { amount: quantity, unit: 'UNITS' } as const;
  if (side === 'SELL') return [{ ...units, code: 'trade', debit: settled, credit: street, effectiveAt: at }];
  return [
    { ...units, code: 'trade', debit: street, credit: incoming, effectiveAt: at },
    { ...units, code: 'settlement', debit: incoming, credit: settled, effectiveAt: settlesAt },
  ];
}

/** Makes the book of trades. */
export function createFillBook({ database, journal, holds, lots, now }: FillBookOptions): FillBook {
  const posted = createPostedCharges(database);
  const scheduled = createScheduledTotals(database);

  function openFunds(clientId: string, at: number): ClientFunds {
    return createClientFunds(clientId, scheduled.of(cashOf(clientId), now()), at);
  }

  function lowerHolds(fill: Fill): Posting[] {
    const owner = { clientId: fill.clientId, reference: fill.reference, at: fill.at };
    const money = holds.leg(fill.reference, cashOf(fill.clientId));
    if (fill.side === 'BUY') return holds.change(owner, money, fill.stillHeld);
    const units = holds.leg(fill.reference, unitsOf(fill.clientId, fill.isin, 'settled'));
    return [
      ...holds.change(owner, money, fill.stillHeld),
      ...holds.change(owner, units, Math.max(0, units.held - fill.quantity)),
    ];
  }

  function checkUnits({ clientId, reference, isin, quantity, side }: Fill): void {
    if (side === 'BUY') return;
    const missing = quantity - holds.availableTo(reference, unitsOf(clientId, isin, 'settled'));
    if (missing > 0) throw new RangeError(`${missing} more units of ${isin} sold than may be`);
  }

  function bookLots(
    fill: Fill,
    trade: Omit<LotEvent<'trade'>, 'origin'>,
    charges: readonly PostedCharge[],
  ): BookedFill['parts'] {
    const { isin, market, symbol, quantity, price, tradeId: id } = fill;
    if (fill.side === 'BUY') {
      const cost = fromPaise(price * quantity);
      lots.add(
        { ...trade, origin: { kind: 'trade', id } },
        { isin, market, symbol, quantity, cost, ...splitCharges(charges) },
      );
      return [];
    }
    const sale = { quantity, price: toRupees(price), soldOn: trade.day, lines: charges };
    const { parts } = sellLots(lots.oldest(trade.clientId, isin, quantity), sale);
    lots.take({ ...trade, origin: { kind: 'sale', id } }, parts);
    return parts;
  }

  /** The depository asks once for all sales of an ISIN on a day: the first of them pays, whatever becomes of its order. */
  function postDepository(fill: Fill, { context, settlesAt }: DepositoryPosting): AskedByDepository {
    const { clientId, at, side, depositoryLines, waive } = fill;
    if (side === 'BUY' || posted.hasDepositoryFee(fill, context.day)) return { asked: [], waiver: null };
    const funds = openFunds(clientId, at);
    const waiver = waive?.() ?? null;
    // With the proceeds of the sale, out of which the charge is paid: the two of them move no cash.
    if (waiver) {
      funds.receive({ code: waiver.code, account: ownFunds, amount: negated(waiver.amount) }, settlesAt);
    }
    payCharges(funds, depositoryLines);
    journal.post({ ...context, reference: null }, funds.postings());
    return { asked: depositoryLines.filter(({ amount }) => amount > 0), waiver };
  }

  return {
    bookFill: (traded) =>
      database.transaction(() => {
        const day = tradeDayOf(traded.at);
        // A book may be a moment ahead of the clock, by a price that was set by hand; what is booked has happened.
        const at = Math.min(traded.at, now());
        const fill = { ...traded, at };
        const { clientId, reference, tradeId, isin, side } = fill;
        const settlesAt = settledAt(day);
        checkUnits(fill);
        const context = { clientId, reference, tradeId, isin, day, recordedAt: now() };
        const trade = { code: 'trade', account: clearing, amount: fill.price * fill.quantity } as const;
        const funds = openFunds(clientId, at);
        if (side === 'BUY') funds.pay(trade);
        else funds.receive(trade, settlesAt);
        const before: PostedSums = fill.isFirst ? new Map() : posted.ofOrder(reference, day);
        const orderCharges = newCharges(fill, before);
        payCharges(funds, orderCharges);
        journal.post(context, [...lowerHolds(fill), ...funds.postings(), ...unitPostings(fill, settlesAt)]);
        const { asked, waiver } = postDepository(fill, { context, settlesAt });
        const charges = [...orderCharges, ...asked, ...(waiver ? [waiver] : [])];
        const parts = bookLots(fill, { clientId, reference, at, day, settlesAt }, charges);
        const sums = fill.lines.map(({ code, amount }) => [code, amount] as const);
        posted.keep(reference, day, new Map([...before, ...sums]));
        return { tradeDay: day, settlesAt, charges, parts, ...depositorySums({ asked, waiver }) };
      }),
  };
}
