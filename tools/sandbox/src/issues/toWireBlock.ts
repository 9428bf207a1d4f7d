import {
  blockDealRules,
  changePercent,
  fromPaise,
  istDay,
  rowInForce,
  toIstIso,
  toWire,
  valueAt,
  type Paise,
} from '@wealth/domain';
import { blockSessionsOn, nextBlockSession, smallestBlock, type BlockSession } from '@wealth/domain/issues';
import type { DataOf } from '@wealth/api-sdk/operations';

import type { Issues } from './createIssues.ts';
import type { StoredApplication } from './issueTable.ts';
import type { Block } from './plannedBlocks.ts';
import { toWireOwn } from './toWireState.ts';

type WireBoard = DataOf<'getBlocks'>;
type WireBlock = DataOf<'getBlock'>;
type WireDeal = WireBoard['tape'][number];

export interface BlockSource {
  issues: Issues;
  clientId: string;
  now: number;
}

const againstPercent = (price: Paise, reference: Paise) =>
  changePercent(price, reference)?.round(2).toNumber() ?? 0;

function statusOf(block: Block, { issues }: BlockSource): WireBlock['status'] {
  const { isGone, quantity } = issues.blocks.leftOf(block);
  if (!isGone) return 'open';
  return quantity < block.smallest ? 'taken' : 'ended';
}

export function toWireBlock(block: Block, source: BlockSource): WireBlock {
  const { share, side, price, reference } = block;
  const [own] = source.issues.table.own(source.clientId, block.id);
  const { quantity } = source.issues.blocks.leftOf(block);
  return {
    id: block.id,
    instrument: { market: share.market, symbol: share.symbol },
    name: share.name,
    isin: share.isin,
    side,
    quantity: quantity > 0 ? quantity : block.quantity,
    smallest_quantity: block.smallest,
    price: toWire(price),
    reference: toWire(reference),
    lower: toWire(block.lower),
    upper: toWire(block.upper),
    tick_size: toWire(block.tick),
    against_percent: againstPercent(price, reference),
    window: block.session.window,
    tradable_from: block.tradableFrom === null ? null : toIstIso(block.tradableFrom),
    shown_at: toIstIso(block.shownAt),
    status: statusOf(block, source),
    application: own ? toWireOwn(own) : null,
  };
}

interface Deal {
  id: string;
  at: number;
  buyer: string;
  seller: string;
  quantity: number;
  price: Paise;
  isOwn: boolean;
}

function toWireDeal({ share, reference, session }: Block, deal: Deal): WireDeal {
  const { id, at, buyer, seller, quantity, price, isOwn } = deal;
  return {
    id,
    time: toIstIso(at),
    instrument: { market: share.market, symbol: share.symbol },
    name: share.name,
    buyer,
    seller,
    quantity,
    price: toWire(price),
    reference: toWire(reference),
    against_percent: againstPercent(price, reference),
    value: toWire(valueAt(price, quantity)),
    window: session.window,
    is_own: isOwn,
  };
}

/** Other clients are named as the exchange would name them: by a number of their own. */
const partyOf = ({ client_id: clientId }: StoredApplication) => `Client W${clientId}`;

/** What was traded of a block, by clients and by the crowd. */
function dealsOf(block: Block, source: BlockSource): Array<{ at: number; deal: WireDeal }> {
  const { issues, clientId, now } = source;
  const traded = issues.table
    .ofIssue(block.id)
    .filter(({ state, allotted }) => (state === 'MET' || state === 'SETTLED') && allotted !== null);
  const own = traded.map((application) => {
    const party = partyOf(application);
    const at = application.decided_at ?? application.asked_at;
    const [buyer, seller] = application.side === 'BUY' ? [party, block.party] : [block.party, party];
    const deal = {
      id: `${block.id}-${application.seq}`,
      at,
      buyer,
      seller,
      quantity: application.allotted ?? 0,
      price: fromPaise(application.price ?? 0),
      isOwn: application.client_id === clientId,
    };
    return { at, deal: toWireDeal(block, deal) };
  });
  const { takenAt, side, party, taker, quantity, price } = block;
  if (takenAt === null || takenAt > now || traded.length > 0) return own;
  const [buyer, seller] = side === 'SELL' ? [taker, party] : [party, taker];
  const deal = { id: block.id, at: takenAt, buyer, seller, quantity, price, isOwn: false };
  return [...own, { at: takenAt, deal: toWireDeal(block, deal) }];
}

function toWireWindow(session: BlockSession, source: BlockSource): WireBoard['windows'][number] {
  const { from, to, window } = session;
  const { now, issues } = source;
  const status = now < from ? 'upcoming' : now < to ? 'open' : 'closed';
  const deals = issues.blocks.desk.shown(session).flatMap((block) => dealsOf(block, source)).length;
  return { window, from: toIstIso(from), to: toIstIso(to), status, deals };
}

/** The windows of today, what is offered now, and the public tape of the day. */
export function toWireBoard(source: BlockSource): WireBoard {
  const { issues, now } = source;
  const day = istDay(now);
  const sessions = blockSessionsOn(day);
  const next = nextBlockSession(now);
  const shown = sessions.flatMap((session) => issues.blocks.desk.shown(session));
  const open = shown.filter(({ session }) => now < session.to);
  const tape = shown.flatMap((block) => dealsOf(block, source)).toSorted((one, other) => other.at - one.at);
  return {
    now: toIstIso(now),
    windows: sessions.map((session) => toWireWindow(session, source)),
    next: { window: next.window, from: toIstIso(next.from), to: toIstIso(next.to) },
    minimum: toWire(smallestBlock(day)),
    band_percent: rowInForce(blockDealRules, day).bandPercent,
    blocks: open.map((block) => toWireBlock(block, source)),
    tape: tape.map(({ deal }) => deal),
    notice: issues.blockNotices.view(source.clientId),
  };
}
