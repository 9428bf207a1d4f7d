import fc from 'fast-check';
import { OrderBook, OrderType, Side as PeerSide } from 'nodejs-order-book';
import { describe, expect, it } from 'vitest';
import {
  Matcher,
  type ExchangeCommand,
  type ExchangeEvent,
  type MatchPhase,
  type PlaceCommand,
} from '../src/exchange/index.ts';
import { NaiveMatcher } from './support/NaiveMatcher.ts';

const band = { lower: 92, upper: 108 };
const phases: readonly MatchPhase[] = [
  'closed',
  'preOpenAnyOrder',
  'preOpenLimitOnly',
  'preOpenMatching',
  'preOpenBuffer',
  'continuous',
  'halted',
  'closingReference',
  'closingAnyOrder',
  'closingLimitOnly',
  'closingMatching',
  'postClose',
];

const side = fc.constantFrom('BUY', 'SELL');
const price = fc.integer({ min: 90, max: 110 });
const quantity = fc.integer({ min: 1, max: 20 });
const id = fc.integer({ min: 1, max: 20 }).map((number) => `order ${number}`);
const owner = fc.constantFrom('asha', 'ravi', null);

const placing: fc.Arbitrary<PlaceCommand> = fc
  .record({
    kind: fc.constant('place'),
    id,
    owner,
    side,
    type: fc.constantFrom('LIMIT', 'LIMIT', 'LIMIT', 'MARKET', 'SL', 'SL-M'),
    validity: fc.constantFrom('DAY', 'DAY', 'DAY', 'IOC'),
    quantity,
    price,
    trigger: price,
    takesAnyPrice: fc.boolean(),
  })
  .map(({ takesAnyPrice, ...order }) => ({
    ...order,
    price: takesAnyPrice && order.type === 'MARKET' ? (order.side === 'BUY' ? 110 : 90) : order.price,
    trigger: order.type.startsWith('SL') ? order.trigger : null,
  }));

const reference = fc.integer({ min: 95, max: 105 });

const command: fc.Arbitrary<ExchangeCommand> = fc.oneof(
  { arbitrary: placing, weight: 24 },
  {
    arbitrary: fc.record(
      { kind: fc.constant('modify'), id, quantity, price, trigger: price },
      { requiredKeys: ['kind', 'id'] },
    ),
    weight: 6,
  },
  { arbitrary: fc.record({ kind: fc.constant('cancel'), id }), weight: 6 },
  {
    arbitrary: fc.record({ kind: fc.constant('cancelAll'), owner: fc.constantFrom('asha', 'ravi') }),
    weight: 1,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('phase'), phase: fc.constantFrom(...phases), reference }),
    weight: 1,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('phase'),
      phase: fc.constantFrom<MatchPhase>('continuous', 'preOpenAnyOrder'),
      reference,
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ kind: fc.constant('lastPrice'), price }), weight: 1 },
  {
    arbitrary: fc
      .record({ lower: fc.integer({ min: 90, max: 97 }), upper: fc.integer({ min: 103, max: 110 }) })
      .map((wanted) => ({ kind: 'band' as const, band: wanted })),
    weight: 1,
  },
);

type TimeInForce = Extract<Parameters<OrderBook['limit']>[0], object>['timeInForce'];

/** The peer does not export the names of its values. */
function isTimeInForce(value: unknown): value is NonNullable<TimeInForce> {
  return value === 'IOC';
}

function timeInForce(kind: string): { timeInForce?: NonNullable<TimeInForce> } {
  const value: unknown = kind.toUpperCase();
  return isTimeInForce(value) ? { timeInForce: value } : {};
}

/** An event of the exchange in the words of the naive one. */
function lineOf(event: ExchangeEvent): string {
  if (event.kind === 'trade')
    return `trade ${event.price} ${event.quantity} ${event.buy.id} ${event.sell.id}`;
  if (event.kind !== 'auction') return [event.kind, event.id, ...figuresOf(event)].join(' ');
  return event.result ? `auction ${event.result.price} ${event.result.quantity}` : 'auction null';
}

function figuresOf(event: Exclude<ExchangeEvent, { kind: 'trade' | 'auction' }>): Array<number | string> {
  switch (event.kind) {
    case 'accepted':
      return [event.isWaitingForTrigger ? 'waiting' : 'live'];
    case 'rejected':
      return [event.reason];
    case 'modified':
      return [event.quantity, event.price, String(event.trigger)];
    case 'triggered':
      return [];
    case 'rested':
      return [event.price];
    case 'cancelled':
      return [event.quantity, event.left, event.reason];
    case 'expired':
      return [event.quantity];
  }
}

describe('the exchange beside others', () => {
  it.each<MatchPhase>(['continuous', 'preOpenAnyOrder', 'closingAnyOrder'])(
    'tells and holds after every message what the naive one does, from %s on [I5A-2-NAIVE] [I5A-2-INVARIANT]',
    (phase) => {
      fc.assert(
        fc.property(fc.array(command, { minLength: 20, maxLength: 120 }), (commands) => {
          const start = { band, phase, reference: 100 };
          const matcher = new Matcher({ ...start, checkEvery: 1 });
          const naive = new NaiveMatcher(start);
          for (const one of commands) {
            expect(matcher.apply(one).map(lineOf)).toEqual(naive.apply(one));
            expect(matcher.orders().map(({ filled: _filled, ...order }) => order)).toEqual(naive.orders);
            expect(matcher.lastPrice).toBe(naive.lastPrice);
          }
        }),
        { numRuns: 300 },
      );
    },
  );

  it('holds after every message what nodejs-order-book does, as far as that goes [I5A-2-PEER]', () => {
    // It knows limit and market orders, IOC and cancels; of a market order it drops the rest.
    const message = fc.oneof(
      {
        arbitrary: fc.record({
          kind: fc.constantFrom('limit', 'limit', 'limit', 'ioc', 'market'),
          side,
          quantity,
          price,
        }),
        weight: 4,
      },
      { arbitrary: fc.record({ kind: fc.constant('cancel'), of: fc.nat({ max: 300 }) }), weight: 1 },
    );
    fc.assert(
      fc.property(fc.array(message, { minLength: 50, maxLength: 300 }), (messages) => {
        const wide = { lower: 1, upper: 1_000 };
        const matcher = new Matcher({ band: wide, phase: 'continuous', reference: 100 });
        const peer = new OrderBook();
        messages.forEach((one, index) => {
          if (one.kind === 'cancel') {
            const wanted = `order ${index - (one.of % Math.max(1, index))}`;
            peer.cancel(wanted);
            matcher.apply({ kind: 'cancel', id: wanted });
          } else {
            const { kind } = one;
            const name = `order ${index}`;
            const isMarket = kind === 'market';
            const worst = one.side === 'BUY' ? wide.upper : wide.lower;
            matcher.apply({
              kind: 'place',
              id: name,
              owner: null,
              side: one.side,
              type: isMarket ? 'MARKET' : 'LIMIT',
              validity: kind === 'limit' ? 'DAY' : 'IOC',
              quantity: one.quantity,
              price: isMarket ? worst : one.price,
              trigger: null,
            });
            const order = {
              id: name,
              side: one.side === 'BUY' ? PeerSide.BUY : PeerSide.SELL,
              size: one.quantity,
            };
            if (isMarket) peer.createOrder({ ...order, type: OrderType.MARKET });
            else {
              peer.createOrder({ ...order, type: OrderType.LIMIT, price: one.price, ...timeInForce(kind) });
            }
          }
          const { bids, asks } = matcher.depth(1_000);
          const levels = (list: typeof bids) => list.map((level) => [level.price, level.quantity]);
          expect([levels(asks), levels(bids)]).toEqual(peer.depth());
          for (const { id: standing, left } of matcher.orders()) {
            expect(peer.order(standing)?.size).toBe(left);
          }
        });
      }),
      { numRuns: 150 },
    );
  });
});
