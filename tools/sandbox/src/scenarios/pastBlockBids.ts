import { istDay } from '@wealth/domain';
import { blockSessionsOn, type BlockSession } from '@wealth/domain/issues';
import type { StoredApplication } from '../issues/issueTable.ts';
import { plannedBlocksOf, type Block, type PlannedBlock } from '../issues/plannedBlocks.ts';
import { tradingDaysBefore } from '../ledger/tradeDays.ts';
import type { PastStep, Seeding } from './pastStep.ts';

/** Trading days with bids, and how far back it is looked for two blocks of one share that the client holds. */
const bidDays = 6;
const searchedDays = 160;
/** Of so many such windows one will do: two bids have to be possible. */
const mostTried = 12;
/** How long after a window opens a bid is made: all of its blocks are shown by then. */
const bidAfterMs = 9 * 60_000;

function bid({ services, clientId }: Seeding, block: Block, isMet: boolean): StoredApplication | null {
  const price = isMet ? block.price : block.lower;
  const quantity = Math.ceil(block.minimum / price);
  const side = block.side === 'SELL' ? 'BUY' : 'SELL';
  const asked = services.issues.blocks.bid({ clientId, block, bid: { side, quantity, price } });
  return asked.kind === 'application' ? asked.application : null;
}

/** Two blocks of one share, which is offered in one and looked for in the other; the client holds it. */
function pairOf<Offered extends PlannedBlock>(
  { services, clientId }: Seeding,
  blocks: readonly Offered[],
): { offered: Offered; lookedFor: Offered } | null {
  for (const offered of blocks.filter(({ side }) => side === 'SELL')) {
    const lookedFor = blocks.find(({ side, share }) => side === 'BUY' && share === offered.share);
    const held = services.ledger.unitsOf(clientId, offered.share.isin)?.sellable ?? 0;
    if (lookedFor && held > 0) return { offered, lookedFor };
  }
  return null;
}

type BidFate = 'met' | 'notMet' | 'withdrawn';

const shownIn = ({ services: { issues } }: Seeding, session: BlockSession) =>
  issues.blocks.desk.shown(session).filter((block) => !issues.blocks.leftOf(block).isGone);

/** Makes a bid; false where the window has no block for it. */
function bidIn(seeding: Seeding, session: BlockSession, fate: BidFate): boolean {
  const offered = shownIn(seeding, session).find(({ side }) => side === 'SELL');
  const application = offered ? bid(seeding, offered, fate === 'met') : null;
  if (application && fate === 'withdrawn') seeding.services.issues.blocks.withdraw(application);
  return application !== null;
}

function sessionsOf({ services: { clock } }: Seeding, days: number): BlockSession[] {
  const now = clock.now();
  const back = Array.from({ length: days }, (_, place) => tradingDaysBefore(istDay(now), days - 1 - place));
  return back.flatMap((day) => blockSessionsOn(day)).filter(({ from }) => from + bidAfterMs <= now);
}

/** A purchase that waits, and a sale of the same share that the exchange would bring together with it. */
function preventedBids(seeding: Seeding): PastStep[] {
  const { market } = seeding.services;
  let isDone = false;
  return sessionsOf(seeding, searchedDays)
    .filter((one) => pairOf(seeding, plannedBlocksOf(market.seedKey, one, market.engine().listings)))
    .slice(-mostTried)
    .map((session) => ({
      at: session.from + bidAfterMs,
      act() {
        const pair = isDone ? null : pairOf(seeding, shownIn(seeding, session));
        const waiting = pair && bid(seeding, pair.offered, false);
        isDone ||= pair !== null && waiting !== null && bid(seeding, pair.lookedFor, false) !== null;
      },
    }));
}

/** Bids in the windows of the last days: the last one is not settled yet, and one whose window is still open waits. */
export function pastBlockBids(seeding: Seeding): PastStep[] {
  const now = seeding.services.clock.now();
  const missing = new Set<BidFate>(['met', 'notMet', 'withdrawn']);
  const steps = sessionsOf(seeding, bidDays).map((session, place, all): PastStep => ({
    at: session.from + bidAfterMs,
    act() {
      const last = session.to > now ? 'notMet' : 'met';
      const wanted: readonly BidFate[] = place === all.length - 1 ? [last] : [...missing];
      const made = wanted.find((fate) => bidIn(seeding, session, fate));
      if (made) missing.delete(made);
    },
  }));
  return [...preventedBids(seeding), ...steps];
}
