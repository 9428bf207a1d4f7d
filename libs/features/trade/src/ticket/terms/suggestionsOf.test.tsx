import { renderHook } from '@testing-library/react';
import {
  checkOrder,
  checkOrderChange,
  fromWire,
  toWire,
  type CheckedOrder,
  type OrderFacts,
  type OrderFault,
} from '@wealth/domain';
import { loadMessages } from '@wealth/i18n-locale';
import { AppStage } from '@wealth/testing/stage';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { readings } from '../../testing/ticketReadings.ts';
import { faultTextOf } from '../../core/checks/faultTexts.ts';
import { ticketFactsOf } from '../../core/checks/ticketFacts.ts';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import { changeTicket, startTicket } from '../model/changeTicket.ts';
import { suggestionsOf } from './suggestionsOf.ts';
import { useTicketWords, type TicketWords } from '../../core/words/useTicketWords.ts';

const stage = (isMasked: boolean) =>
  function Stage({ children }: { children: ReactNode }) {
    return <AppStage isMasked={isMasked}>{children}</AppStage>;
  };

beforeAll(() => loadMessages('en', ['ticket', 'orders']));

const wordsOf = (isMasked = false): TicketWords =>
  renderHook(() => useTicketWords(), { wrapper: stage(isMasked) }).result.current;

const price = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 89_000, max: 111_000 }),
  fc.constantFrom(100_480, 100_490, 100_487, 0, 1e13),
);
const order: fc.Arbitrary<CheckedOrder> = fc.record({
  side: fc.constantFrom('BUY' as const, 'SELL' as const),
  orderType: fc.constantFrom('LIMIT' as const, 'MARKET' as const, 'SL' as const, 'SL-M' as const),
  validity: fc.constantFrom('DAY' as const, 'IOC' as const, 'GTT' as const),
  quantity: fc.oneof(fc.constantFrom(null, 0, 3, 2.5, 1e12), fc.nat(300_000)),
  price,
  triggerPrice: price,
  stop: fc.option(fc.record({ triggerPrice: price, price }), { nil: null }),
});
const at = (time: string) => Date.parse(`2026-11-19T${time}:00+05:30`);
const facts: fc.Arbitrary<OrderFacts> = fc
  .record({
    now: fc.constantFrom(at('11:00'), at('15:20'), at('15:27'), at('15:55'), at('18:00')),
    available: fc.constantFrom(0, 40_000, 642_333.4, 1e9),
    largest: fc.constantFrom(null, 45_000),
  })
  .map(({ now, available, largest }) => {
    const given = readings();
    const limits = given.limits && { ...given.limits, largest_order: largest };
    const asset = given.asset && { ...given.asset, available };
    return { ...ticketFactsOf({ ...given, now, limits, asset }), ownOrders: [own] };
  });
const own = { side: 'SELL', price: fromWire(1004.9), quantity: 40 } as const;

const stateOf = (typed: CheckedOrder): TicketState => ({
  ...startTicket(typed.side),
  ...typed,
  price: typed.price === null ? null : fromWire(toWire(fromPaiseLike(typed.price))),
  triggerPrice: typed.triggerPrice === null ? null : fromPaiseLike(typed.triggerPrice),
  stop: typed.stop && {
    triggerPrice: typed.stop.triggerPrice === null ? null : fromPaiseLike(typed.stop.triggerPrice),
    price: typed.stop.price === null ? null : fromPaiseLike(typed.stop.price),
  },
  isFollowing: false,
});

function fromPaiseLike(paise: number) {
  return fromWire(Math.min(paise, 1e12) / 100);
}

type Field = 'side' | 'orderType' | 'validity' | 'quantity' | 'price' | 'triggerPrice' | 'stop' | 'following';

/** What the words of a button name. */
function namedBy(text: string, fault: OrderFault): readonly Field[] {
  if (/^Limit [\d,.]+$/.test(text)) return ['orderType', 'price'];
  if (text === 'Market') return ['orderType', 'price'];
  if (text === 'Day order') return ['validity'];
  if (text === 'One trigger') return ['stop'];
  if (/^Keep as GTT, limit [\d,.]+$/.test(text)) return ['orderType', 'validity', 'price'];
  if (text === 'Keep as GTT') return ['orderType', 'validity'];
  if (/shares?$/.test(text) || text === 'Sell all') return ['quantity'];
  if (text.startsWith('Split ')) return ['quantity', 'following'];
  if (/^[\d,.]+$/.test(text)) {
    const [field] = fault.fields;
    return field?.startsWith('stop') === true
      ? ['stop']
      : field === 'triggerPrice'
        ? ['triggerPrice']
        : ['price'];
  }
  throw new RangeError(`nobody knows what ${text} names`);
}

const fields: readonly Field[] = [
  'side',
  'orderType',
  'validity',
  'quantity',
  'price',
  'triggerPrice',
  'stop',
  'following',
];

function changedBy(before: TicketState, after: TicketState): Field[] {
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

describe('the buttons that lead out of a fault [I4B-E1]', () => {
  it('change nothing that their words do not name', () => {
    const words = wordsOf();
    const seen = new Set<string>();
    fc.assert(
      fc.property(order, facts, fc.option(fc.nat(400), { nil: null }), (typed, about, sellable) => {
        const state = stateOf(typed);
        const checked = { ...typed, price: state.price, triggerPrice: state.triggerPrice, stop: state.stop };
        for (const fault of checkOrder(checked, about)) {
          for (const { text, change } of suggestionsOf(fault, { words, order: checked, sellable })) {
            seen.add(text.replaceAll(/[\d,.]+/g, '#'));
            const changed = changedBy(state, changeTicket(state, change));
            const named = namedBy(text, fault);
            expect(changed.filter((field) => !named.includes(field))).toEqual([]);
          }
        }
      }),
      { numRuns: 1_500 },
    );
    // Or the property would say nothing.
    for (const text of ['# shares', 'Market', 'Day order', 'Sell all', 'Keep as GTT', '#', 'Split in two']) {
      expect([...seen]).toContain(text);
    }
  });

  it('never sell in a purchase', () => {
    const words = wordsOf();
    const typed: CheckedOrder = {
      side: 'BUY',
      orderType: 'LIMIT',
      validity: 'DAY',
      quantity: 3,
      price: fromWire(1004.8),
      triggerPrice: null,
      stop: null,
    };
    const texts = (side: CheckedOrder['side']) =>
      checkOrder({ ...typed, side }, ticketFactsOf(readings())).flatMap((fault) =>
        suggestionsOf(fault, { words, order: { ...typed, side }, sellable: 240 }).map(({ text }) => text),
      );
    expect(texts('BUY')).toEqual(['19 shares']);
    expect(texts('SELL')).toEqual(['19 shares', 'Sell all']);
  });

  it('of a change touch one price of a second leg only', () => {
    const words = wordsOf();
    fc.assert(
      fc.property(order, facts, (typed, about) => {
        const waiting = {
          ...typed,
          quantity: 100,
          filledQuantity: 0,
          filledValue: fromWire(0),
          filledOn: null,
          isInQueue: false,
        };
        for (const fault of checkOrderChange(waiting, { ...waiting, ...typed }, about)) {
          const { stop } = fault.nearest ?? {};
          if (!stop || fault.code === 'filledAlready') continue;
          expect(fault.fields[0]).toMatch(/^stop\./);
          expect(suggestionsOf(fault, { words, order: typed, sellable: null })).toHaveLength(
            fault.code === 'required' ? 0 : 1,
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('faults while the amounts are hidden [I4B-A10]', () => {
  const hasFigureOf = (text: string, figures: readonly string[]) =>
    figures.some((figure) => text.includes(figure));

  it('tell neither money nor shares of the client, nor do their buttons', () => {
    const typed: CheckedOrder = {
      side: 'BUY',
      orderType: 'LIMIT',
      validity: 'DAY',
      quantity: 1_000,
      price: fromWire(1004.8),
      triggerPrice: null,
      stop: null,
    };
    const about = { ...ticketFactsOf(readings()), limits: { ...limits } };
    const told = (isMasked: boolean) => {
      const words = wordsOf(isMasked);
      return (['BUY', 'SELL'] as const).flatMap((side) =>
        checkOrder({ ...typed, side }, about).flatMap((fault) => {
          const { title, text = '' } = faultTextOf(fault, { words, symbol: 'ARAVBANK', order: typed });
          const buttons = suggestionsOf(fault, { words, order: { ...typed, side }, sellable: 400 });
          return [title, text, ...buttons.map((button) => button.text)];
        }),
      );
    };
    // What is there, what is missing, what it pays for, what is held and can be sold, what was lost.
    const figures = ['6,42,318.55', '638 shares', '400', '460', '1,240.50'];
    expect(told(false).filter((text) => hasFigureOf(text, figures)).length).toBeGreaterThan(4);
    expect(told(true).filter((text) => hasFigureOf(text, figures))).toEqual([]);
    expect(told(true)).toContain('As many as you can afford');
    expect(told(true)).toContain('As many as can be sold');
  });

  it('tell nothing in the words of the server either', () => {
    expect(wordsOf(true).ofServer('₹6,70,475.05 are needed, ₹6,42,318.55 are available.')).toBe(
      '₹••,••,••• are needed, ₹••,••,••• are available.',
    );
    expect(wordsOf().ofServer('₹5.00 are needed.')).toBe('₹5.00 are needed.');
  });
});

const limits = {
  largestOrder: null,
  dailyLoss: { limit: fromWire(1_000), lost: fromWire(1_240.5) },
  isSegmentOff: false,
  coolingOffUntil: null,
};
