import { Matcher, type ExchangeEvent, type MatchPhase, type PlaceCommand } from './index.ts';

const band = { lower: 9_000, upper: 11_000 };

/** A buyer's DAY limit order of 10 at ₹100 by the crowd, but for what is named. */
function order(id: string, wanted: Partial<PlaceCommand> = {}): PlaceCommand {
  return {
    kind: 'place',
    id,
    owner: null,
    side: 'BUY',
    type: 'LIMIT',
    validity: 'DAY',
    quantity: 10,
    price: 10_000,
    trigger: null,
    ...wanted,
  };
}

/** A share's exchange in a phase, with the band ₹90 to ₹110 and the previous close ₹100. */
export function startMatcher(phase: MatchPhase = 'continuous') {
  const matcher = new Matcher({ band, phase, reference: 10_000, checkEvery: 1 });
  const place = (id: string, wanted: Partial<PlaceCommand> = {}) => matcher.apply(order(id, wanted));
  const enter = (next: MatchPhase, reference = 10_000) =>
    matcher.apply({ kind: 'phase', phase: next, reference });
  const sell = (id: string, wanted: Partial<PlaceCommand> = {}) => place(id, { side: 'SELL', ...wanted });
  return { matcher, place, sell, enter };
}

/** Trades as [price, quantity, buyer, seller]. */
export function tradesOf(events: readonly ExchangeEvent[]) {
  return events.flatMap((event) =>
    event.kind === 'trade' ? [[event.price, event.quantity, event.buy.id, event.sell.id]] : [],
  );
}
