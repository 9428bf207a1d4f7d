import { averagePrice, toIstIso, toWire, valueAt } from '@wealth/domain';
import type { ClientActionState } from '@wealth/api-sdk/model';
import type { CorporateAction } from '../engine/index.ts';
import { accountNamed } from '../ledger/accountCodes.ts';
import type { LedgerEntry } from '../ledger/createJournal.ts';
import { wireOrigins } from '../ledger/wireOrigins.ts';
import type { ActionFacts, ActionLot, ActionSide } from './actionFacts.ts';
import type { StoredAction } from './actionTable.ts';
import type { AnnouncedForClient } from './createActions.ts';
import { actionIdOf } from './createApply.ts';
import { namedShare } from './namedShare.ts';
import { toWireDividend, type DividendReader } from './toWireDividend.ts';

function toWireSide({ share, quantity, cost, price }: ActionSide) {
  return {
    instrument: namedShare(share),
    isin: share.isin,
    quantity,
    cost: toWire(cost),
    average_price: averagePrice([{ quantity, cost }])?.toNumber() ?? 0,
    price: toWire(price),
    value: toWire(valueAt(price, quantity)),
  };
}

const isDone = ({ steps }: ActionFacts, code: ActionFacts['steps'][number]['code']) =>
  steps.some((step) => step.code === code && step.isDone);
const isOpen = ({ steps }: ActionFacts, code: ActionFacts['steps'][number]['code']) =>
  steps.some((step) => step.code === code && !step.isDone);

function stateOf({ kind, facts }: StoredAction): ClientActionState {
  switch (kind) {
    case 'dividend':
      if (isDone(facts, 'paid') && facts.dividend?.paidOn) return 'completed';
      return isDone(facts, 'missing') ? 'missing' : 'expected';
    case 'rights':
      return isDone(facts, 'window_closed') ? 'lapsed' : 'open';
    default:
      return isOpen(facts, 'tradable') || isOpen(facts, 'listed') ? 'in_transit' : 'completed';
  }
}

function toWireFraction({ fraction }: ActionFacts) {
  return (
    fraction && {
      numerator: fraction.numerator,
      denominator: fraction.denominator,
      cost: toWire(fraction.cost),
      amount: toWire(fraction.amount),
      expected_on: fraction.expectedOn,
      paid_on: fraction.paidOn,
    }
  );
}

/** An action as openapi/wealth.yaml spells it. */
export function toWireAction(action: StoredAction, reader: DividendReader) {
  const { id, kind, facts } = action;
  const { rights } = facts;
  const newShare = facts.after[1]?.share;
  const isOnItsWay = stateOf(action) === 'in_transit';
  return {
    id,
    kind,
    state: stateOf(action),
    instrument: namedShare(facts.before.share),
    new_instrument: newShare ? namedShare(newShare) : null,
    ex_date: action.ex_date,
    record_date: facts.recordDate,
    ratio: facts.ratio,
    per_share: facts.perShare === null ? null : toWire(facts.perShare),
    cost_percent: facts.costShare === null ? null : facts.costShare / 100,
    isin_before: action.isin,
    isin_after: newShare?.isin ?? action.new_isin,
    entitled_quantity: facts.entitled,
    before: toWireSide(facts.before),
    after: facts.after.map(toWireSide),
    allotted_on: facts.allottedOn,
    tradable_from: facts.tradableFrom,
    listed_on: facts.listedOn,
    listed: !isOpen(facts, 'listed'),
    in_transit: isOnItsWay ? facts.given : 0,
    fraction: toWireFraction(facts),
    rights: rights && {
      isin: rights.isin,
      symbol: rights.symbol,
      quantity: rights.quantity,
      opens_on: rights.opensOn,
      closes_on: rights.closesOn,
    },
    dividend: facts.dividend ? toWireDividend(action, reader) : null,
  };
}

const ratioOf = (action: CorporateAction) =>
  action.kind === 'dividend' ? null : { before: action.before, after: action.after };

function perShareOf(action: CorporateAction): number | null {
  if (action.kind === 'dividend') return action.amountPaise / 100;
  return action.kind === 'rights' ? action.pricePaise / 100 : null;
}

/** An action that is announced for shares that the client holds. */
export function toWireAnnounced({ instrument, isin, action, quantity }: AnnouncedForClient) {
  const { kind, exDate, recordDate } = action;
  const child = action.kind === 'demerger' ? { market: instrument.market, symbol: action.newSymbol } : null;
  return {
    id: actionIdOf(kind, isin, exDate),
    kind,
    state: 'announced' as const,
    instrument: namedShare(instrument),
    new_instrument: child ? namedShare(child) : null,
    ex_date: exDate,
    record_date: recordDate,
    ratio: ratioOf(action),
    per_share: perShareOf(action),
    cost_percent: action.kind === 'demerger' ? action.costShare / 100 : null,
    isin_before: isin,
    isin_after: isin,
    entitled_quantity: quantity,
    before: null,
    after: [],
    allotted_on: null,
    tradable_from: 'tradableFrom' in action ? action.tradableFrom : null,
    listed_on: null,
    listed: true,
    in_transit: 0,
    fraction: null,
    rights: null,
    dividend: null,
  };
}

const toWireLot = ({ id, isin, origin, boughtOn, quantity, cost, sellableFrom }: ActionLot) => ({
  id: String(id),
  isin,
  origin: wireOrigins[origin],
  bought_on: boughtOn,
  quantity,
  cost: toWire(cost),
  sellable_from: sellableFrom,
});

const toWireEntry = (entry: LedgerEntry) => ({
  id: entry.id,
  code: entry.code,
  from: accountNamed(entry.debit).family,
  to: accountNamed(entry.credit).family,
  isin: entry.isin,
  units: entry.unit === 'UNITS' ? entry.amount : null,
  amount: entry.unit === 'INR' ? entry.amount / 100 : null,
  time: toIstIso(entry.effective_at),
  recorded_at: toIstIso(entry.recorded_at),
});

/** An action with its lots, steps and entries. */
export function toWireActionDetail(
  action: StoredAction,
  entries: readonly LedgerEntry[],
  reader: DividendReader,
) {
  const { lotsAfter, lotsBefore, steps } = action.facts;
  return {
    ...toWireAction(action, reader),
    lots_before: lotsBefore.map(toWireLot),
    lots_after: lotsAfter.map(toWireLot),
    steps: steps
      .toSorted((one, other) => one.at - other.at)
      .map(({ code, at }) => ({ code, time: toIstIso(at) })),
    entries: entries.filter(({ phase }) => phase === 'posted').map(toWireEntry),
  };
}

/** One that is only announced has no lots and no entries. */
export function toWireAnnouncedDetail(announced: AnnouncedForClient) {
  return { ...toWireAnnounced(announced), lots_before: [], lots_after: [], steps: [], entries: [] };
}

/** Whether an ex-date lies in the days that are asked for. */
export const isBetween = (day: string, { from, to }: { from?: string; to?: string }) =>
  (from === undefined || day >= from) && (to === undefined || day <= to);
