import {
  expectedPrice,
  fillEstimate,
  fromPaise,
  fromWire,
  isPaise,
  typedPaise,
  type DepthInPaise,
  type OrderFacts,
  type Paise,
} from '@wealth/domain';
import type { SandboxClock } from '../../machine/createSandboxClock.ts';
import type { Market } from '../../market/market.ts';
import { needsProtection, type OrderDraft } from '../model/orderDraft.ts';
import { lastPriceOf } from './orderFacts.ts';
import type { QuotedShare } from './orderInstrument.ts';

export interface CalculatedDraft {
  draft: OrderDraft;
  share: QuotedShare;
  facts: OrderFacts;
  /** Beyond which an order without a limit never fills. */
  protection: Paise | null;
}

interface PriceSources {
  clock: Pick<SandboxClock, 'now'>;
  market: Market;
}

function depthOf({ clock, market }: PriceSources, { instrument }: QuotedShare): DepthInPaise {
  const depth = market.engine().depthAt(instrument.market, instrument.symbol, clock.now());
  const levels = (side: ReadonlyArray<{ price: number; quantity: number }> = []) =>
    side.map(({ price, quantity }) => ({ price: fromWire(price), quantity }));
  return { bids: levels(depth?.bids), asks: levels(depth?.asks) };
}

/**
 * The price that the charges of an order are calculated with: its limit; of a market order the average of the depth where it
 * fills all of it, else the last price, as of a stop order without a limit.
 */
export function calculatedPrice(
  sources: PriceSources,
  { draft, share, facts, protection }: CalculatedDraft,
): Paise {
  const typed = needsProtection(draft) ? null : typedPaise(draft.price ?? null);
  if (typed !== null && isPaise(typed)) return fromPaise(typed);
  const lastPrice = lastPriceOf(facts, share);
  const { order_type: type, side, quantity } = draft;
  if (type !== 'MARKET') return lastPrice;
  const depth = depthOf(sources, share);
  return expectedPrice(fillEstimate({ depth, side, quantity, worstAllowed: protection, on: facts.on }), {
    quantity,
    lastPrice,
  });
}
