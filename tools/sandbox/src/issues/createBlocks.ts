import {
  chargesOfValue,
  fromPaise,
  sumOf,
  tradeDayOf,
  valueAt,
  type ChargeLine,
  type Paise,
} from '@wealth/domain';
import { checkBlockBid, meetsBlock, type ApplicationFault, type BlockBid } from '@wealth/domain/issues';
import { issueNotices } from '../clients/issueNotices.ts';
import { cashOf, unitsOf } from '../ledger/accountCodes.ts';
import { settledAt } from '../ledger/tradeDays.ts';
import type { BlockDesk } from './blockDesk.ts';
import type { Asked } from './createApplications.ts';
import { stepTo, tellApplication, type IssueContext } from './issueContext.ts';
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
  check(clientId: string, block: Block, bid: BlockBid): CheckedBlockBid;
  bid(clientId: string, block: Block, bid: BlockBid): Asked;
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

/** Makes the bids on blocks. */
export function createBlocks(context: IssueContext & { blocks: BlockDesk }): Blocks {
  const { blocks: desk, clients, clock, database, ledger, limits, notices, table } = context;

  const boughtOf = (block: Block) =>
    table
      .ofIssue(block.id)
      .reduce(
        (sum, { state, allotted }) => sum + (state === 'MET' || state === 'SETTLED' ? (allotted ?? 0) : 0),
        0,
      );

  function leftOf(block: Block): { quantity: number; isGone: boolean } {
    const quantity = block.quantity - boughtOf(block);
    const isTaken = block.takenAt !== null && block.takenAt <= clock.now() && quantity === block.quantity;
    const isGone = isTaken || quantity < block.smallest || clock.now() >= block.session.to;
    return { quantity: isTaken ? 0 : quantity, isGone };
  }

  function chargesOf(
    block: Block,
    { side }: Pick<BlockBid, 'side'>,
    value: Paise,
    isSoldAlreadyToday = false,
  ) {
    const on = block.session.day;
    const { market } = block.share;
    return chargesOfValue({ market, product: 'delivery', side, on, isSoldAlreadyToday }, value);
  }

  function check(clientId: string, block: Block, bid: BlockBid): CheckedBlockBid {
    const { isin } = block.share;
    const { quantity, isGone } = leftOf(block);
    const sellable = ledger.unitsOf(clientId, isin)?.sellable ?? 0;
    const available = ledger.available(clientId);
    const { coolingOffUntil, segmentsOff } = limits.read(clientId);
    const isPriced = Number.isSafeInteger(bid.price) && Number.isSafeInteger(bid.price * bid.quantity);
    const value = isPriced ? fromPaise(bid.price * bid.quantity) : fromPaise(0);
    const { lines, total } = chargesOf(block, bid, value);
    const { side, session, minimum, lower, upper, tick } = block;
    const terms = { side, session, minimum, lower, upper, tick, isGone, tradesFrom: null, quantity };
    const faults = checkBlockBid(terms, bid, {
      at: clock.now(),
      cost: ({ price, quantity: of, side: on }) => {
        const worth = valueAt(price, of);
        return sumOf([worth, chargesOf(block, { side: on }, worth).total]);
      },
      available,
      sellable,
      hasDdpi: clients.byId(clientId)?.has_ddpi === 1,
      coolingOffUntil,
      isSegmentOff: segmentsOff.includes('otc'),
    });
    return {
      faults,
      value,
      charges: lines,
      total: fromPaise(bid.side === 'BUY' ? value + total : Math.max(0, value - total)),
      available: bid.side === 'BUY' ? available : sellable,
    };
  }

  /** Cash of a purchase with its charges, shares of a sale. */
  function hold(
    { client_id: clientId, id: reference, amount, side, isin }: StoredApplication,
    quantity: number,
  ) {
    const legs =
      side === 'BUY'
        ? [{ account: cashOf(clientId), amount }]
        : [{ account: unitsOf(clientId, isin, 'settled'), amount: quantity }];
    return ledger.hold({ clientId, reference, legs });
  }

  function end(application: StoredApplication, state: string, reason: string): StoredApplication {
    ledger.release(application.client_id, application.id);
    return stepTo(context, application, { state, reason, values: { released_at: clock.now() } });
  }

  /** Of two bids of one client that would trade with each other, the one that was there first is cancelled. */
  function preventSelfTrade(
    clientId: string,
    block: Block,
    { side, price }: { side: string; price: Paise },
  ): void {
    const own = table.list(clientId, { kind: 'block', status: 'waiting', limit: 200 });
    for (const other of own) {
      const bid = typedBids(other)[0];
      const isOpposite = other.side !== side && other.isin === block.share.isin && other.state === 'WAITING';
      if (!isOpposite || !bid || bid.price === null) continue;
      const crosses = side === 'BUY' ? price >= bid.price : price <= bid.price;
      if (!crosses) continue;
      end(other, 'PREVENTED', 'self_trade');
      notices.add(clientId, issueNotices.blockPrevented(other.symbol));
    }
  }

  function trade(application: StoredApplication, block: Block, price: Paise): StoredApplication {
    const { client_id: clientId, id, side, isin, symbol } = application;
    const { market } = block.share;
    const quantity = typedBids(application)[0]?.quantity ?? 0;
    const at = clock.now();
    const day = tradeDayOf(at);
    const isSoldAlreadyToday = side === 'SELL' && ledger.hasDepositoryFee({ clientId, isin }, day);
    const { lines } = chargesOf(block, application, valueAt(price, quantity), isSoldAlreadyToday);
    const isDepository = ({ code }: ChargeLine) => code === 'depositoryFee';
    ledger.bookFill({
      clientId,
      reference: id,
      tradeId: tradeIdOf(id),
      side,
      market,
      symbol,
      isin,
      quantity,
      price,
      at,
      lines: lines.filter((line) => !isDepository(line)),
      isFirst: true,
      depositoryLines: side === 'SELL' ? lines.filter(isDepository) : [],
      stillHeld: fromPaise(0),
    });
    ledger.release(clientId, id);
    notices.add(clientId, issueNotices.blockMet({ symbol, quantity, price }));
    const values = { allotted: quantity, price, decided_at: at, due_at: settledAt(day) };
    return stepTo(context, application, { state: 'MET', reason: 'met_by_crowd', values });
  }

  /** When a bid that is not the block's price is decided: if the party yields, after it has thought, else with the window. */
  function decidedAt(block: Block, price: Paise): number {
    const distance = Math.abs(block.price - price) * 1_000;
    const lastMoment = block.session.to;
    return distance <= block.yields * block.price ? Math.min(clock.now() + thinksMs, lastMoment) : lastMoment;
  }

  function meet(application: StoredApplication): StoredApplication | null {
    const block = desk.find(application.issue_id);
    const bid = typedBids(application)[0];
    if (application.state !== 'WAITING' || !block || !bid || bid.price === null) return null;
    if (clock.now() > block.session.to || leftOf(block).quantity < bid.quantity) return null;
    return trade(application, block, bid.price);
  }

  function refuse(application: StoredApplication): StoredApplication {
    notices.add(application.client_id, issueNotices.blockNotMet(application.symbol));
    return end(application, 'NOT_MET', 'window_ended');
  }

  function decide(application: StoredApplication): void {
    const block = desk.find(application.issue_id);
    const bid = typedBids(application)[0];
    const price = bid?.price ?? null;
    const yieldsTo =
      block !== null && price !== null && Math.abs(block.price - price) * 1_000 <= block.yields * block.price;
    const isInTime = block !== null && clock.now() < block.session.to;
    if (yieldsTo && isInTime && !leftOf(block).isGone && meet(application)) return;
    if (block && isInTime) {
      table.update(application.id, { due_at: block.session.to });
      return;
    }
    refuse(application);
  }

  function rowOf(clientId: string, block: Block, bid: BlockBid, amount: Paise) {
    const { market, symbol, isin } = block.share;
    const none = { upi_id: null, bank_id: null, holder: null, ifsc: null, number_end: null };
    const later = { mandate_reference: null, mandate_sent_at: null, decided_at: null, released_at: null };
    return {
      ...none,
      ...later,
      id: context.random.uuid(),
      client_id: clientId,
      kind: 'block' as const,
      issue_id: block.id,
      market,
      symbol,
      isin,
      side: bid.side,
      state: 'WAITING',
      bids: JSON.stringify([{ quantity: bid.quantity, price: bid.price }]),
      amount,
      asked_at: clock.now(),
      due_at: null,
      number: null,
      allotted: null,
      price: null,
      is_late: 0,
    };
  }

  return {
    desk,
    check,
    leftOf,
    meet: (application) => database.transaction(() => meet(application)),
    refuse: (application) => database.transaction(() => refuse(application)),
    bid: (clientId, block, bid) =>
      database.transaction((): Asked => {
        const { faults, total } = check(clientId, block, bid);
        if (faults.length > 0) return { kind: 'faults', faults };
        const price = fromPaise(bid.price);
        preventSelfTrade(clientId, block, { side: bid.side, price });
        const amount = bid.side === 'BUY' ? total : fromPaise(0);
        const added = table.add(rowOf(clientId, block, bid, amount));
        table.addStep({ application_id: added.id, state: 'WAITING', at: clock.now(), reason: null });
        if (hold(added, bid.quantity))
          throw new RangeError('the check has found the cover, the hold has not');
        tellApplication(context, added);
        if (meetsBlock(block, { price })) {
          return { kind: 'application', application: trade(added, block, block.price) };
        }
        const dueAt = decidedAt(block, price);
        table.update(added.id, { due_at: dueAt });
        return { kind: 'application', application: { ...added, due_at: dueAt } };
      }),
    withdraw: (application) =>
      database.transaction((): Asked => {
        if (application.state !== 'WAITING') return { kind: 'tooLate' };
        return { kind: 'application', application: end(application, 'WITHDRAWN', 'by_client') };
      }),
    next(application) {
      database.transaction(() => {
        if (application.state === 'WAITING') decide(application);
        else stepTo(context, application, { state: 'SETTLED' });
      });
    },
  };
}
