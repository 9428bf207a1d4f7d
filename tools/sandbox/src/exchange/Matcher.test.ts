import { describe, expect, it } from 'vitest';
import type { MatchPhase, PlaceCommand } from './index.ts';
import { startMatcher, tradesOf } from './testing.ts';

describe('continuous matching [I5A-2-MATCH]', () => {
  it('trades better prices first, and at one price who came first, at the price of who waited', () => {
    const { matcher, place, sell } = startMatcher();
    sell('second', { price: 10_010 });
    sell('third', { price: 10_010, quantity: 5 });
    sell('first', { price: 10_005, quantity: 4 });
    sell('beyond', { price: 10_020 });
    expect(tradesOf(place('taker', { quantity: 20, price: 10_010 }))).toEqual([
      [10_005, 4, 'taker', 'first'],
      [10_010, 10, 'taker', 'second'],
      [10_010, 5, 'taker', 'third'],
    ]);
    expect(matcher.depth(5)).toEqual({
      bids: [{ price: 10_010, quantity: 1, orders: 1 }],
      asks: [{ price: 10_020, quantity: 10, orders: 1 }],
    });
    expect(matcher.lastPrice).toBe(10_010);
  });

  it('leaves what is filled in part where it stood', () => {
    const { matcher, place, sell } = startMatcher();
    place('early');
    place('late');
    sell('taker', { quantity: 4 });
    expect(matcher.order('early')).toMatchObject({ quantity: 10, left: 6, filled: 4 });
    expect(tradesOf(sell('next', { quantity: 8 }))).toEqual([
      [10_000, 6, 'early', 'next'],
      [10_000, 2, 'late', 'next'],
    ]);
    expect(matcher.apply({ kind: 'cancel', id: 'early' })).toEqual([
      { kind: 'rejected', id: 'early', reason: 'unknown_order' },
    ]);
  });

  it('cancels all orders of an owner and no other', () => {
    const { matcher, place, sell } = startMatcher();
    place('one', { owner: 'asha' });
    sell('two', { owner: 'asha', price: 10_100 });
    place('other', { owner: 'ravi' });
    const gone = matcher.apply({ kind: 'cancelAll', owner: 'asha' });
    expect(gone.map((event) => 'id' in event && [event.kind, event.id])).toEqual([
      ['cancelled', 'one'],
      ['cancelled', 'two'],
    ]);
    expect(matcher.orders().map(({ id }) => id)).toEqual(['other']);
  });

  it.each<[MatchPhase, Partial<PlaceCommand>, string]>([
    ['continuous', { price: 11_001 }, 'outside_band'],
    ['continuous', { price: 8_999 }, 'outside_band'],
    ['continuous', { type: 'SL', trigger: 11_001 }, 'outside_band'],
    ['closed', {}, 'market_closed'],
    ['preOpenBuffer', {}, 'market_closed'],
    ['closingReference', {}, 'market_closed'],
    ['halted', {}, 'market_halted'],
    ['preOpenLimitOnly', { type: 'MARKET', price: 11_000 }, 'type_not_taken'],
    ['closingLimitOnly', { type: 'MARKET', price: 11_000 }, 'type_not_taken'],
    ['preOpenAnyOrder', { type: 'SL', trigger: 10_000 }, 'type_not_taken'],
    ['closingAnyOrder', { validity: 'IOC' }, 'type_not_taken'],
    ['closingAnyOrder', { type: 'MARKET', price: 10_999 }, 'protection_too_narrow'],
    ['postClose', {}, 'type_not_taken'],
  ])('refuses in the phase %s an order with %o: %s [I5A-2-TYPES]', (phase, wanted, reason) => {
    const { matcher, place } = startMatcher(phase);
    expect(place('one', { owner: 'asha', ...wanted })).toEqual([{ kind: 'rejected', id: 'one', reason }]);
    expect(matcher.orders()).toEqual([]);
  });

  it.each<Partial<PlaceCommand>>([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: 2 ** 60 },
    { price: 0 },
    { price: 100.5 },
    { trigger: 10_000 },
    { type: 'SL' },
  ])('takes %o for a mistake of the caller, and nothing has changed', (wanted) => {
    const { matcher, place } = startMatcher();
    expect(() => place('one', wanted)).toThrow(RangeError);
    expect(matcher.orders()).toEqual([]);
  });
});

describe('order types [I5A-2-TYPES]', () => {
  it('fills a market order up to its protection price; the rest stands at the last traded price', () => {
    const { matcher, place, sell } = startMatcher();
    sell('near', { price: 10_050, quantity: 3 });
    sell('far', { price: 10_400 });
    const events = place('taker', { owner: 'asha', type: 'MARKET', price: 10_300 });
    expect(tradesOf(events)).toEqual([[10_050, 3, 'taker', 'near']]);
    expect(events.at(-1)).toEqual({ kind: 'rested', id: 'taker', owner: 'asha', price: 10_050 });
    expect(matcher.order('taker')).toMatchObject({ type: 'LIMIT', price: 10_050, left: 7 });
  });

  it('never lets the rest of a market order stand beyond its protection', () => {
    const { matcher, place } = startMatcher();
    place('taker', { type: 'MARKET', price: 9_800 });
    expect(matcher.order('taker')).toMatchObject({ type: 'LIMIT', price: 9_800 });
  });

  it('trades at once what an IOC order can, and cancels the rest', () => {
    const { matcher, place, sell } = startMatcher();
    sell('only', { quantity: 4 });
    expect(place('taker', { owner: 'asha', validity: 'IOC' }).at(-1)).toEqual({
      kind: 'cancelled',
      id: 'taker',
      owner: 'asha',
      quantity: 6,
      left: 0,
      reason: 'ioc_rest',
    });
    expect(matcher.orders()).toEqual([]);
  });

  it('wakes stop orders by the last traded price only, a buyer in a rise and a seller in a fall', () => {
    const { matcher, place, sell } = startMatcher();
    place('rise', { owner: 'asha', type: 'SL', trigger: 10_100, price: 10_120, quantity: 5 });
    sell('fall', { owner: 'ravi', type: 'SL-M', trigger: 9_900, price: 9_600, quantity: 5 });
    place('bid', { price: 9_900, quantity: 1 });
    sell('ask', { price: 10_100, quantity: 1 });
    // Nobody has traded there yet.
    expect(matcher.orders('asha')[0]).toMatchObject({ trigger: 10_100 });
    const risen = place('buyer', { price: 10_100, quantity: 1 });
    expect(risen.slice(1)).toEqual([{ kind: 'triggered', id: 'rise', owner: 'asha' }]);
    expect(matcher.order('rise')).toMatchObject({ type: 'LIMIT', price: 10_120, trigger: null });
    const fallen = sell('seller', { price: 9_900, quantity: 6 });
    expect(tradesOf(fallen)).toEqual([
      [10_120, 5, 'rise', 'seller'],
      [9_900, 1, 'bid', 'seller'],
    ]);
    expect(fallen.at(-1)).toMatchObject({ kind: 'rested', id: 'fall', price: 9_900 });
  });

  it('lets one stop order wake the next', () => {
    const { matcher, place, sell } = startMatcher();
    sell('ask 1', { price: 10_010, quantity: 1 });
    sell('ask 2', { price: 10_020, quantity: 2 });
    place('stop 2', { owner: 'asha', type: 'SL-M', trigger: 10_020, price: 10_500, quantity: 1 });
    place('stop 1', { owner: 'ravi', type: 'SL-M', trigger: 10_010, price: 10_500, quantity: 1 });
    expect(tradesOf(place('start', { price: 10_010, quantity: 1 }))).toEqual([
      [10_010, 1, 'start', 'ask 1'],
      [10_020, 1, 'stop 1', 'ask 2'],
      [10_020, 1, 'stop 2', 'ask 2'],
    ]);
    expect(matcher.orders()).toEqual([]);
  });

  it('wakes nobody before the day has a trade, nor in an auction before continuous trading begins', () => {
    const { matcher, place, sell, enter } = startMatcher();
    place('stop', { owner: 'asha', type: 'SL', trigger: 9_950, price: 9_950 });
    expect(matcher.order('stop')?.trigger).toBe(9_950);
    enter('preOpenAnyOrder');
    place('buy');
    sell('sell');
    expect(enter('preOpenMatching').map(({ kind }) => kind)).toEqual(['auction', 'trade']);
    expect(matcher.order('stop')?.trigger).toBe(9_950);
    expect(enter('continuous')).toEqual([{ kind: 'triggered', id: 'stop', owner: 'asha' }]);
  });
});

describe('modifying an order [I5A-2-MODIFY]', () => {
  function queue() {
    const { matcher, place, sell } = startMatcher();
    place('early', { owner: 'asha' });
    place('late', { owner: 'ravi' });
    return { matcher, sell };
  }

  it.each([
    { change: { quantity: 4 }, first: 'early' },
    { change: { quantity: 11 }, first: 'late' },
    { change: { price: 9_990 }, first: 'late' },
    { change: { price: 10_010 }, first: 'early' },
  ])('with $change leaves $first in front', ({ change, first }) => {
    const { matcher, sell } = queue();
    matcher.apply({ kind: 'modify', id: 'early', ...change });
    expect(tradesOf(sell('taker', { quantity: 1 }))[0]?.[2]).toBe(first);
  });

  it('loses the place of a stop order with a new trigger', () => {
    const { matcher, place, sell } = startMatcher();
    place('early', { owner: 'asha', type: 'SL', trigger: 10_100, price: 10_200 });
    place('late', { owner: 'ravi', type: 'SL', trigger: 10_050, price: 10_200 });
    matcher.apply({ kind: 'modify', id: 'early', trigger: 10_050 });
    sell('ask', { price: 10_050, quantity: 1 });
    const woken = place('taker', { price: 10_050, quantity: 1 });
    expect(woken.flatMap((event) => (event.kind === 'triggered' ? [event.id] : []))).toEqual([
      'late',
      'early',
    ]);
  });

  it('counts what is traded: the rest of the new quantity stands', () => {
    const { matcher, sell } = queue();
    sell('taker', { quantity: 4 });
    matcher.apply({ kind: 'modify', id: 'early', quantity: 12 });
    expect(matcher.order('early')).toMatchObject({ quantity: 12, left: 8, filled: 4 });
    expect(matcher.apply({ kind: 'modify', id: 'early', quantity: 4 })).toEqual([
      { kind: 'rejected', id: 'early', reason: 'not_modifiable' },
    ]);
  });

  it('trades at once when its new price meets somebody', () => {
    const { matcher, sell } = queue();
    sell('ask', { price: 10_050 });
    const events = matcher.apply({ kind: 'modify', id: 'early', price: 10_100 });
    expect(tradesOf(events)).toEqual([[10_050, 10, 'early', 'ask']]);
  });

  it.each([
    { id: 'nobody', change: { price: 10_010 }, reason: 'unknown_order' },
    { id: 'early', change: {}, reason: 'not_modifiable' },
    { id: 'early', change: { trigger: 10_010 }, reason: 'not_modifiable' },
    { id: 'early', change: { price: 11_010 }, reason: 'outside_band' },
  ])('refuses $change of $id: $reason', ({ id, change, reason }) => {
    const { matcher } = queue();
    expect(matcher.apply({ kind: 'modify', id, ...change })).toEqual([{ kind: 'rejected', id, reason }]);
  });
});
