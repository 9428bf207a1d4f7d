import { fromPaise, toIstIso, toWire } from '@wealth/domain';
import type { DataOf, QueryOf } from '@wealth/api-sdk/operations';
import { banksNamed } from '../bank/bankNames.ts';
import { instruments, isinsOf, tableIsinOf } from '../engine/index.ts';
import { accountNamed } from '../ledger/accountCodes.ts';
import type { CashRecord, CashTotals, SearchedWord } from '../ledger/createCashRecords.ts';
import type { LedgerEntry } from '../ledger/createJournal.ts';
import { toWireFundAccount } from './toWireFunds.ts';

type WireRecord = DataOf<'getFundRecords'>['items'][number];
type RecordKind = NonNullable<QueryOf<'getFundRecords'>['kind']>;

/** What the ledger calls the kinds of the wire. */
export const recordKinds = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  settlement: 'settlement',
  purchase: 'BUY',
  sale: 'SELL',
  charge: 'depository',
  refund: 'refund',
  fee: 'fee',
} as const satisfies Record<RecordKind, CashRecord['kind']>;

const isWireKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name);

/** @throws RangeError for a kind of movements that does not touch cash. */
export function kindOf(kind: CashRecord['kind']): RecordKind {
  const name = Object.keys(recordKinds).find((one) => isWireKind(one) && recordKinds[one] === kind);
  if (name === undefined || !isWireKind(name)) throw new RangeError(`${kind} moves no cash`);
  return name;
}

const states = ['CREDITED', 'SENT', 'PAID', 'FAILED', 'CHARGED'] as const satisfies ReadonlyArray<
  WireRecord['state']
>;

function stateOf({ state, kind }: Pick<CashRecord, 'state' | 'kind'>): WireRecord['state'] {
  return states.find((one) => one === state) ?? (kind === 'depository' ? 'CHARGED' : 'SETTLED');
}

function sourceOf({ kind, reference, id, tradedBy }: CashRecord): WireRecord['source'] {
  if (tradedBy !== null) return { kind: tradedBy, id: reference };
  // What the depository asks belongs to all sales of a day, and large trades of the seeds have no order.
  if (kind === 'depository' || kind === 'BUY' || kind === 'SELL') return { kind: 'none', id: null };
  const isFund = kind === 'deposit' || kind === 'withdrawal' || kind === 'settlement';
  const source = isFund ? kind : 'movement';
  // Of before movements: their entries name none.
  return { kind: source, id: reference ?? `entry-${id}` };
}

let byIsin: ReadonlyMap<string, (typeof instruments)[number]> | null = null;

/** The share of an ISIN, at the exchange that lists it first. */
function shareOf(isin: string | null): WireRecord['instrument'] {
  if (isin === null) return null;
  byIsin ??= new Map(instruments.toReversed().map((one) => [one.isin, one]));
  const share = byIsin.get(tableIsinOf(isin));
  return share ? { market: share.market, symbol: share.symbol } : null;
}

function tradeOf({ trade }: CashRecord): WireRecord['trade'] {
  if (!trade) return null;
  const { quantity, value, at } = trade;
  // Half up.
  const price = Math.floor((2 * value + quantity) / (2 * quantity));
  return { quantity, price: toWire(fromPaise(price)), traded_at: toIstIso(at) };
}

/** A word of a search, with the shares and banks that it names. */
export function toSearchedWord(word: string): SearchedWord {
  const text = word.toLocaleLowerCase('en-IN');
  const named = instruments.filter(({ symbol, name }) =>
    [symbol, name].some((one) => one.toLocaleLowerCase('en-IN').includes(text)),
  );
  return { text, isins: [...new Set(named.flatMap(({ isin }) => isinsOf(isin)))], banks: banksNamed(text) };
}

export function toWireTotals({ count, moneyIn, moneyOut, opening, closing }: CashTotals) {
  return {
    count,
    money_in: toWire(moneyIn),
    money_out: toWire(moneyOut),
    opening_balance: toWire(opening),
    closing_balance: toWire(closing),
  };
}

export function toWireRecord(record: CashRecord): WireRecord {
  return {
    id: String(record.id),
    kind: kindOf(record.kind),
    amount: toWire(record.amount),
    balance: toWire(record.balance),
    state: stateOf(record),
    time: toIstIso(record.at),
    reference: record.number,
    source: sourceOf(record),
    instrument: shareOf(record.isin),
    trade: tradeOf(record),
    account: record.account && toWireFundAccount(record.account),
  };
}

/** An entry, by the names of its accounts without the client's. */
export function toWireEntry({ id, code, debit, credit, amount, effective_at: at }: LedgerEntry) {
  return {
    id,
    code,
    from: accountNamed(debit).family,
    to: accountNamed(credit).family,
    amount: toWire(fromPaise(amount)),
    time: toIstIso(at),
  };
}
