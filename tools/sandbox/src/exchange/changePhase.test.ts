import { describe, expect, it } from 'vitest';
import { startMatcher, tradesOf } from './testing.ts';

describe('two orders of one owner [I5A-2-STPC]', () => {
  it('cancels the passive one in continuous trading, and the active one goes on to others', () => {
    const { matcher, place, sell } = startMatcher();
    sell('own', { owner: 'asha' });
    sell('other', { owner: 'ravi' });
    const events = place('taker', { owner: 'asha', quantity: 15 });
    expect(events.slice(1)).toEqual([
      {
        kind: 'cancelled',
        id: 'own',
        owner: 'asha',
        quantity: 10,
        left: 0,
        reason: 'self_trade',
      },
      expect.objectContaining({ kind: 'trade', quantity: 10, sell: { id: 'other', owner: 'ravi' } }),
    ]);
    expect(matcher.order('taker')).toMatchObject({ left: 5 });
  });

  it('cancels only as much of the active one as would have met in an auction', () => {
    const { matcher, place, sell, enter } = startMatcher('preOpenAnyOrder');
    place('passive', { owner: 'asha', quantity: 4 });
    sell('active', { owner: 'asha', quantity: 10 });
    expect(enter('preOpenMatching')).toEqual([
      { kind: 'auction', result: null },
      { kind: 'cancelled', id: 'active', owner: 'asha', quantity: 4, left: 6, reason: 'self_trade' },
      { kind: 'cancelled', id: 'active', owner: 'asha', quantity: 4, left: 2, reason: 'self_trade' },
      { kind: 'cancelled', id: 'active', owner: 'asha', quantity: 2, left: 0, reason: 'self_trade' },
    ]);
    expect(matcher.orders().map(({ id }) => id)).toEqual(['passive']);
  });

  it('lets the crowd trade with itself', () => {
    const { place, sell } = startMatcher();
    place('one');
    expect(tradesOf(sell('other'))).toHaveLength(1);
  });
});

describe('auctions [I5A-2-AUCTION]', () => {
  it('finds the price of the exchange’s own example', () => {
    const { sell, place, enter } = startMatcher('preOpenAnyOrder');
    const bought = [13_500, 9_500, 12_000, 6_500, 5_000, 4_000];
    const sold = [11_500, 9_800, 15_000, 12_000, 12_500];
    // Source: nseindia.com, prices 103 to 108.
    bought.forEach((quantity, index) => place(`buy ${index}`, { price: 10_300 + index * 100, quantity }));
    sold.forEach((quantity, index) => sell(`sell ${index}`, { price: 10_300 + index * 100, quantity }));
    expect(enter('preOpenMatching', 10_500)[0]).toEqual({
      kind: 'auction',
      result: { price: 10_500, quantity: 27_500 },
    });
  });

  it('trades market orders before limits; their rest becomes a limit at the opening price', () => {
    const { matcher, place, sell, enter } = startMatcher('preOpenAnyOrder');
    place('limit', { price: 10_100, quantity: 5 });
    place('market', { owner: 'asha', type: 'MARKET', price: 11_000, quantity: 20 });
    sell('seller', { price: 10_050, quantity: 15 });
    const events = enter('preOpenMatching');
    const [auction] = events;
    const price = auction?.kind === 'auction' ? auction.result?.price : undefined;
    expect(tradesOf(events)).toEqual([[price, 15, 'market', 'seller']]);
    expect(matcher.order('market')).toMatchObject({ type: 'LIMIT', price, left: 5 });
    expect(matcher.order('limit')).toMatchObject({ left: 5 });
    enter('preOpenBuffer');
    enter('continuous');
    expect(matcher.depth(1).bids[0]).toMatchObject({ quantity: 5 });
  });

  it('takes the previous close for market orders alone, and without a price all orders go over', () => {
    const alone = startMatcher('preOpenAnyOrder');
    alone.place('buy', { type: 'MARKET', price: 11_000 });
    alone.sell('sell', { type: 'MARKET', price: 9_000, quantity: 4 });
    expect(tradesOf(alone.enter('preOpenMatching'))).toEqual([[10_000, 4, 'buy', 'sell']]);

    const none = startMatcher('preOpenAnyOrder');
    none.place('buy', { price: 9_990 });
    none.sell('sell', { price: 10_010 });
    expect(none.enter('preOpenMatching')).toEqual([{ kind: 'auction', result: null }]);
    none.enter('continuous');
    expect(none.matcher.orders().map(({ id }) => id)).toEqual(['buy', 'sell']);
  });

  it('takes no change of a market order near its end, and none at all while it is matched', () => {
    const { matcher, place, enter } = startMatcher('preOpenAnyOrder');
    place('market', { owner: 'asha', type: 'MARKET', price: 11_000 });
    place('limit', { owner: 'asha' });
    enter('preOpenLimitOnly');
    expect(matcher.apply({ kind: 'cancel', id: 'market' })).toEqual([
      { kind: 'rejected', id: 'market', reason: 'frozen' },
    ]);
    expect(matcher.apply({ kind: 'modify', id: 'limit', quantity: 5 })).toHaveLength(1);
    expect(matcher.apply({ kind: 'cancelAll', owner: 'asha' })).toHaveLength(1);
    enter('preOpenMatching');
    expect(matcher.apply({ kind: 'cancel', id: 'market' })).toEqual([
      { kind: 'rejected', id: 'market', reason: 'frozen' },
    ]);
  });

  it('carries limits into the closing auction, within its band, and cancels what it leaves over', () => {
    const { matcher, place, sell, enter } = startMatcher();
    place('far', { owner: 'asha', price: 9_600 });
    place('near', { owner: 'ravi', price: 9_950 });
    enter('closingReference');
    expect(matcher.apply({ kind: 'band', band: { lower: 9_700, upper: 10_300 } })).toEqual([
      { kind: 'cancelled', id: 'far', owner: 'asha', quantity: 10, left: 0, reason: 'outside_band' },
    ]);
    enter('closingAnyOrder');
    sell('market', { owner: 'asha', type: 'MARKET', price: 9_700, quantity: 4 });
    enter('closingLimitOnly');
    expect(enter('closingMatching').map((event) => [event.kind, 'reason' in event && event.reason])).toEqual([
      ['auction', false],
      ['trade', false],
      ['cancelled', 'auction_unmatched'],
    ]);
    expect(matcher.lastPrice).toBe(9_950);
  });

  it('trades at the official close after it', () => {
    const { place, sell, enter } = startMatcher();
    enter('closed');
    enter('postClose', 10_020);
    sell('sell', { owner: 'asha', type: 'MARKET', price: 9_700, quantity: 4 });
    expect(tradesOf(place('buy', { type: 'MARKET', price: 10_020 }))).toEqual([[10_020, 4, 'buy', 'sell']]);
  });
});

describe('ends [I5A-2-STOP1515]', () => {
  it('cancels stop orders when the closing auction begins, and no others', () => {
    const { matcher, place, enter } = startMatcher();
    place('stop', { owner: 'asha', type: 'SL', trigger: 10_100, price: 10_200 });
    place('limit', { owner: 'asha' });
    expect(enter('closingReference')).toEqual([
      {
        kind: 'cancelled',
        id: 'stop',
        owner: 'asha',
        quantity: 10,
        left: 0,
        reason: 'stop_session_ended',
      },
    ]);
    expect(matcher.orders().map(({ id }) => id)).toEqual(['limit']);
  });

  it('lets day orders expire with the session, stop orders of shares without that auction too', () => {
    const { matcher, place, enter } = startMatcher();
    place('stop', { owner: 'asha', type: 'SL', trigger: 10_100, price: 10_200 });
    place('limit', { owner: 'ravi', quantity: 3 });
    place('crowd');
    expect(enter('closed')).toEqual([
      { kind: 'expired', id: 'stop', owner: 'asha', quantity: 10, reason: 'day_ended' },
      { kind: 'expired', id: 'limit', owner: 'ravi', quantity: 3, reason: 'day_ended' },
    ]);
    expect(matcher.orders()).toEqual([]);
  });

  it('keeps orders through a halt, in which they may be cancelled', () => {
    const { matcher, place, sell, enter } = startMatcher();
    place('one', { owner: 'asha' });
    place('two', { owner: 'asha' });
    enter('halted');
    expect(sell('three')).toMatchObject([{ reason: 'market_halted' }]);
    expect(matcher.apply({ kind: 'modify', id: 'one', quantity: 4 })).toMatchObject([
      { reason: 'market_halted' },
    ]);
    expect(matcher.apply({ kind: 'cancel', id: 'two' })).toMatchObject([{ kind: 'cancelled' }]);
    enter('continuous');
    expect(tradesOf(sell('three'))).toEqual([[10_000, 10, 'one', 'three']]);
  });
});
