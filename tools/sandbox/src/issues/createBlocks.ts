import {
  chargesOfValue,
  depositoryCharges,
  fromPaise,
  sumOf,
  tradeDayOf,
  valueAt,
  type ChargeLine,
  type Paise,
} from '@wealth/domain';
import {
  checkBlockBid,
  meetsBlock,
  type ApplicationFault,
  type BlockBid,
  type BlockFacts,
} from '@wealth/domain/issues';
import { issueNotices } from '../clients/issueNotices.ts';
import { cashOf, unitsOf } from '../ledger/accountCodes.ts';
import { settledAt } from '../ledger/tradeDays.ts';
import type { WaivedSale } from '../offers/createOffers.ts';
import type { BlockDesk } from './blockDesk.ts';
import { begin, untouched, withoutMandate, type Asked } from './applicationDraft.ts';
import { notify, stepTo, type IssueContext } from './issueContext.ts';
import { tradeIdOf, type StoredApplication } from './issueTable.ts';
import type { Block } from './plannedBlocks.ts';
import { typedBids } from './typedBids.ts';

export interface CheckedBlockBid {
  faults: ApplicationFault[];
  value: Paise;
  charges: readonly ChargeLine[];
  /** To be paid, or received. */
  total: Paise;
  /** Cash of a purchase in paise, shares of a sale. */
  available: number;
}

export interface Blocks {
  desk: BlockDesk;
  check(bidding: Bidding): CheckedBlockBid;
  bid(bidding: Bidding): Asked;
  /** Null once it has ended. */
  withdraw(application: StoredApplication): Asked;
  /** Does what comes next by itself. */
  next(application: StoredApplication): void;
  /** What is left of a block, and whether it is gone. */
  leftOf(block: Block): { quantity: number; isGone: boolean };
  /** Brings a waiting bid together with its block now. */
  meet(application: StoredApplication): StoredApplication | null;
  /** Ends a waiting bid as if its window had ended. */
  refuse(application: StoredApplication): StoredApplication;
}

/** How long a party of the crowd thinks about a bid that is not its price. */
const thinksMs = 90_000;

type BlockContext = IssueContext & { blocks: BlockDesk };

const isTraded = ({ state }: StoredApplication) => state === 'MET' || state === 'SETTLED';

function leftOf({ clock, table }: BlockContext, block: Block): { quantity: number; isGone: boolean } {
  const traded = table
    .ofIssue(block.id)
    .filter(isTraded)
    .reduce((sum, { allotted }) => sum + (allotted ?? 0), 0);
  const quantity = block.quantity - traded;
  const isTaken = block.takenAt !== null && block.takenAt <= clock.now() && traded === 0;
  const isGone = isTaken || quantity < block.smallest || clock.now() >= block.session.to;
  return { quantity: isTaken ? 0 : quantity, isGone };
}

interface Charged {
  side: 'BUY' | 'SELL';
  value: Paise;
  isSoldAlreadyToday?: boolean;
  isDepositoryWaived?: boolean;
}

function chargesOf(block: Block, { value, ...charged }: Charged) {
  const trade = { market: block.share.market, product: 'delivery', on: block.session.day } as const;
  return chargesOfValue({ ...trade, ...charged }, value);
}

/** Who bids on what. */
export interface Bidding {
  clientId: string;
  block: Block;
  bid: BlockBid;
}

function factsOf({ clients, clock, ledger, limits }: BlockContext, { clientId, block }: Bidding): BlockFacts {
  const { coolingOffUntil, segmentsOff } = limits.read(clientId);
  return {
    at: clock.now(),
    cost: ({ price, quantity, side }) => {
      const value = valueAt(price, quantity);
      return sumOf([value, chargesOf(block, { side, value }).total]);
    },
    available: ledger.available(clientId),
    sellable: ledger.unitsOf(clientId, block.share.isin)?.sellable ?? 0,
    hasDdpi: clients.byId(clientId)?.has_ddpi === 1,
    coolingOffUntil,
    isSegmentOff: segmentsOff.includes('otc'),
  };
}

function check(context: BlockContext, bidding: Bidding): CheckedBlockBid {
  const { block, bid, clientId } = bidding;
  const facts = factsOf(context, bidding);
  const isPriced = Number.isSafeInteger(bid.price) && Number.isSafeInteger(bid.price * bid.quantity);
  const value = fromPaise(isPriced ? bid.price * bid.quantity : 0);
  const isDepositoryWaived = bid.side === 'SELL' && context.offers.isWaived(clientId, block.session.day);
  const { lines, total } = chargesOf(block, { side: bid.side, value, isDepositoryWaived });
  const { side, session, minimum, lower, upper, tick, tradableFrom: tradesFrom } = block;
  const terms = { side, session, minimum, lower, upper, tick, tradesFrom, ...leftOf(context, block) };
  return {
    faults: checkBlockBid(terms, bid, facts),
    value,
    charges: lines,
    total: fromPaise(bid.side === 'BUY' ? value + total : Math.max(0, value - total)),
    available: bid.side === 'BUY' ? facts.available : facts.sellable,
  };
}

/** Blocks cash of a purchase with its charges, shares of a sale. */
function hold({ ledger }: BlockContext, application: StoredApplication): void {
  const { client_id: clientId, id: reference, amount, side, isin } = application;
  const quantity = typedBids(application)[0]?.quantity ?? 0;
  const legs =
    side === 'BUY'
      ? [{ account: cashOf(clientId), amount }]
      : [{ account: unitsOf(clientId, isin, 'settled'), amount: quantity }];
  const missing = ledger.hold({ clientId, reference, legs });
  if (missing) throw new RangeError('the check has found the cover, the hold has not');
}

function end(
  context: BlockContext,
  application: StoredApplication,
  { state, reason }: { state: string; reason: string },
): StoredApplication {
  context.ledger.release(application.client_id, application.id);
  return stepTo(context, application, { state, reason, values: { released_at: context.clock.now() } });
}

function refuse(context: BlockContext, application: StoredApplication): StoredApplication {
  notify(context, application, issueNotices.blockNotMet(application.symbol));
  return end(context, application, { state: 'NOT_MET', reason: 'window_ended' });
}

/** Whether a bid that waits would trade with a new one of the same client. */
function wouldTrade(other: StoredApplication, { block, bid }: Bidding): boolean {
  const price = typedBids(other)[0]?.price ?? null;
  const isOpposite = other.state === 'WAITING' && other.side !== bid.side && other.isin === block.share.isin;
  if (!isOpposite || price === null) return false;
  return bid.side === 'BUY' ? bid.price >= price : bid.price <= price;
}

/** Of two bids of one client that would trade with each other, the one that was there first is cancelled. */
function preventSelfTrade(context: BlockContext, bidding: Bidding): void {
  const { clientId } = bidding;
  for (const other of context.table.list(clientId, { kind: 'block', status: 'waiting', limit: 200 })) {
    if (!wouldTrade(other, bidding)) continue;
    end(context, other, { state: 'PREVENTED', reason: 'self_trade' });
    notify(context, other, issueNotices.blockPrevented(other.symbol));
  }
}

const isDepository = ({ code }: ChargeLine) => code === 'depositoryFee';

/** Uses a waiver for the sale of an application. */
function waive(
  { offers }: BlockContext,
  application: StoredApplication,
  when: Pick<WaivedSale, 'day' | 'at'>,
) {
  const { client_id: clientId, id, symbol } = application;
  const market = application.market === 'BSE' ? 'BSE' : 'NSE';
  return offers.use(clientId, { kind: 'application', id, market, symbol, ...when });
}

function bookTrade(
  context: BlockContext,
  application: StoredApplication,
  { block, price }: { block: Block; price: Paise },
): StoredApplication {
  const { clock, ledger } = context;
  const { client_id: clientId, id, side, isin, symbol } = application;
  const { market } = block.share;
  const quantity = typedBids(application)[0]?.quantity ?? 0;
  const at = clock.now();
  const day = tradeDayOf(at);
  const isSoldAlreadyToday = side === 'SELL' && ledger.hasDepositoryFee({ clientId, isin }, day);
  const { lines } = chargesOf(block, { side, value: valueAt(price, quantity), isSoldAlreadyToday });
  const sold = { tradeId: tradeIdOf(id), side, market, symbol, isin, quantity, price, at };
  ledger.bookFill({
    ...sold,
    clientId,
    reference: id,
    lines: lines.filter((line) => !isDepository(line)),
    isFirst: true,
    depositoryLines: side === 'SELL' ? depositoryCharges(day).lines : [],
    waive: () => waive(context, application, { day, at }),
    stillHeld: fromPaise(0),
  });
  ledger.release(clientId, id);
  notify(context, application, issueNotices.blockMet({ symbol, quantity, price }));
  const values = { allotted: quantity, price, decided_at: at, due_at: settledAt(day) };
  return stepTo(context, application, { state: 'MET', reason: 'met_by_crowd', values });
}

/** Whether the other party takes a price that is not its own, after it has thought. */
const yieldsTo = (block: Block, price: Paise) =>
  Math.abs(block.price - price) * 1_000 <= block.yields * block.price;

function meet(context: BlockContext, application: StoredApplication): StoredApplication | null {
  const block = context.blocks.find(application.issue_id);
  const bid = typedBids(application)[0];
  if (application.state !== 'WAITING' || !block || !bid || bid.price === null) return null;
  if (context.clock.now() > block.session.to || leftOf(context, block).quantity < bid.quantity) return null;
  return bookTrade(context, application, { block, price: bid.price });
}

/** A bid that waits is decided when the other party has thought, or when its window ends. */
function decide(context: BlockContext, application: StoredApplication): void {
  const block = context.blocks.find(application.issue_id);
  const price = typedBids(application)[0]?.price ?? null;
  if (!block || price === null || context.clock.now() >= block.session.to) {
    refuse(context, application);
    return;
  }
  const isTaken = yieldsTo(block, price) && !leftOf(context, block).isGone && meet(context, application);
  if (!isTaken) context.table.update(application.id, { due_at: block.session.to });
}

function rowOf({ clock, random }: BlockContext, { clientId, block, bid }: Bidding, total: Paise) {
  const { market, symbol, isin } = block.share;
  return {
    ...untouched,
    ...withoutMandate,
    id: random.uuid(),
    client_id: clientId,
    kind: 'block' as const,
    issue_id: block.id,
    market,
    symbol,
    isin,
    side: bid.side,
    bids: JSON.stringify([{ quantity: bid.quantity, price: bid.price }]),
    amount: bid.side === 'BUY' ? total : 0,
    asked_at: clock.now(),
  };
}

function place(context: BlockContext, bidding: Bidding): Asked {
  const { block, bid } = bidding;
  const { faults, total } = check(context, bidding);
  if (faults.length > 0) return { kind: 'faults', faults };
  const price = fromPaise(bid.price);
  preventSelfTrade(context, bidding);
  const added = begin(context, rowOf(context, bidding, total), { state: 'WAITING', dueAt: null });
  hold(context, added);
  if (meetsBlock(block, { price })) {
    return { kind: 'application', application: bookTrade(context, added, { block, price: block.price }) };
  }
  const { to } = block.session;
  const dueAt = yieldsTo(block, price) ? Math.min(context.clock.now() + thinksMs, to) : to;
  context.table.update(added.id, { due_at: dueAt });
  return { kind: 'application', application: { ...added, due_at: dueAt } };
}

/** Makes the bids on blocks. */
export function createBlocks(context: BlockContext): Blocks {
  const { database } = context;

  function withdraw(application: StoredApplication): Asked {
    if (application.state !== 'WAITING') return { kind: 'tooLate' };
    const ended = end(context, application, { state: 'WITHDRAWN', reason: 'by_client' });
    return { kind: 'application', application: ended };
  }

  return {
    desk: context.blocks,
    check: (bidding) => check(context, bidding),
    leftOf: (block) => leftOf(context, block),
    meet: (application) => database.transaction(() => meet(context, application)),
    refuse: (application) => database.transaction(() => refuse(context, application)),
    bid: (bidding) => database.transaction(() => place(context, bidding)),
    withdraw: (application) => database.transaction(() => withdraw(application)),
    next(application) {
      database.transaction(() => {
        if (application.state === 'WAITING') decide(context, application);
        else stepTo(context, application, { state: 'SETTLED' });
      });
    },
  };
}
