import { describe, expect, it } from 'vitest';
import { createMarketEngine, type MarketEngine } from '../index.ts';
import {
  candlesOf,
  clientOrder,
  expectSound,
  kindsOf,
  quoteOf,
  symbol,
  trading,
  watched,
} from '../testing.ts';

function again(engine: MarketEngine, clock: { now(): number }, alwaysOpen = true) {
  const restarted = createMarketEngine({ seed: 'wealth', clock, alwaysOpen, roundMs: 250 });
  restarted.restore(structuredClone(engine.state()));
  return restarted;
}

describe('an order of a client [I5A-2-TAPE]', () => {
  it('is filled from the depth that was shown, and its trades are in ticks, quote and candle', () => {
    const { engine, send, step, quote, setTime } = trading();
    step();
    const { asks } = engine.depthAt('NSE', symbol, engine.roundEnd()) ?? { asks: [] };
    const [best, second] = asks;
    if (!best || !second) throw new Error('no depth');
    const before = quote().volume;
    const quantity = best.quantity + 1;
    const fills = send(clientOrder('one', second.price, { quantity }));
    expect(fills.slice(1)).toMatchObject([
      ...Array.from({ length: best.orders }, () => ({ kind: 'trade', price: Math.round(best.price * 100) })),
      { kind: 'trade', price: Math.round(second.price * 100), quantity: 1 },
    ]);
    setTime('2026-11-20T11:00:31');
    const trades = step().flatMap(({ ticks }) => ticks.filter((tick) => tick.symbol === symbol));
    const told = trades.flatMap((tick) => tick.trades);
    expect(told.reduce((sum, trade) => sum + trade.quantity, 0)).toBe(quote().volume - before);
    expect(told.slice(0, best.orders + 1).map(({ price }) => price)).toEqual([
      ...Array.from({ length: best.orders }, () => best.price),
      second.price,
    ]);
    const candle = candlesOf(engine, symbol, '1m').at(-1);
    expect(candle?.high).toBeGreaterThanOrEqual(second.price);
    expect(quote().high).toBeGreaterThanOrEqual(second.price);
    expectSound(candlesOf(engine, symbol, '5m'));
  });

  it('stands in the depth with the crowd, also where the crowd passes it by', () => {
    const { engine, send, step, quote, setTime } = trading();
    step();
    const { bids } = engine.depthAt('NSE', symbol, engine.roundEnd()) ?? { bids: [] };
    const third = bids[2];
    if (!third) throw new Error('no depth');
    send(clientOrder('one', third.price, { quantity: 7 }));
    const [with1] = (engine.depthAt('NSE', symbol, engine.roundEnd())?.bids ?? []).filter(
      ({ price }) => price === third.price,
    );
    expect(with1).toEqual({ ...third, quantity: third.quantity + 7, orders: third.orders + 1 });
    send({ kind: 'cancel', id: 'one' });
    send(clientOrder('far', quote().lowerBand ?? 0));
    for (const time of ['11:02:00', '11:04:30']) {
      setTime(`2026-11-20T${time}`);
      step();
      expect(engine.depthAt('NSE', symbol, engine.roundEnd())?.bids).toHaveLength(5);
    }
  });

  it('tells each thing once, in order, numbered through its share’s day', () => {
    const { send, step, events, quote, setTime } = trading();
    const { lastPrice } = quote();
    send(clientOrder('one', lastPrice, { quantity: 50_000 }));
    for (let minute = 1; minute < 20; minute += 1) {
      setTime(`2026-11-20T11:${String(minute).padStart(2, '0')}:00`);
      step();
    }
    send({ kind: 'cancel', id: 'one' });
    setTime('2026-11-20T11:25:00');
    step();
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
    expect(events.map(({ at }) => at)).toEqual(
      events.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    const filled = events.reduce((sum, { event }) => sum + (event.kind === 'trade' ? event.quantity : 0), 0);
    const gone = events.find(({ event }) => event.kind === 'cancelled' || event.kind === 'rejected');
    expect(filled).toBeGreaterThan(0);
    expect(gone?.event.kind === 'cancelled' ? filled + gone.event.quantity : filled).toBe(50_000);
  });

  it('is unknown to a market without the share', () => {
    const { engine } = trading();
    expect(engine.trade.submit({ market: 'NSE', symbol: 'NOBODY' }, clientOrder('one', 1))).toBeNull();
    expect(engine.trade.submit({ market: 'INDEX', symbol: 'NIFTY50' }, clientOrder('one', 1))).toBeNull();
    expect(engine.trade.phaseOf({ market: 'NSE', symbol: 'NOBODY' })).toBeNull();
  });
});

describe('a restart', () => {
  function busyMorning() {
    const market = trading();
    const { send, step, quote, setTime, engine } = market;
    const { lastPrice } = quote();
    send(clientOrder('one', lastPrice * 1.001, { quantity: 3_000 }));
    setTime('2026-11-20T11:01:10');
    step();
    send(clientOrder('two', lastPrice * 0.999, { owner: 'ravi', side: 'SELL', quantity: 500 }));
    send(clientOrder('stop', lastPrice * 1.02, { type: 'SL-M', trigger: Math.round(lastPrice * 101) }));
    setTime('2026-11-20T11:03:00.123');
    engine.setPrice('NSE', symbol, Math.round(lastPrice * 1.015));
    send(clientOrder('three', lastPrice * 1.01, { quantity: 40 }));
    setTime('2026-11-20T11:09:00');
    step();
    return market;
  }

  it('rebuilds books, fills and what follows from the journal', () => {
    const { engine, clock, journal, events, step, setTime } = busyMorning();
    const restarted = again(engine, clock);
    expect(restarted.trade.replay(journal)).toEqual(events);
    expect(quoteOf(restarted, symbol)).toEqual(quoteOf(engine, symbol));
    expect(candlesOf(restarted, symbol, '1m')).toEqual(candlesOf(engine, symbol, '1m'));
    step();
    restarted.step(watched);
    setTime('2026-11-20T11:12:00');
    const ticks = (rounds: ReturnType<typeof step>) =>
      rounds.map((round) => round.ticks.filter((tick) => tick.symbol === symbol));
    expect(ticks(restarted.step(watched))).toEqual(ticks(step()));
  });

  it('counts on where the day has ended and nothing is traded: what it says is not taken for told [I5A-4-JOURNAL]', () => {
    const { engine, clock, journal, events, send, setTime } = trading({ alwaysOpen: false });
    // A Saturday: the market stands at the very end of Friday.
    setTime('2026-11-21T10:00:00');
    send(clientOrder('one', 1_000));
    const restarted = again(engine, clock);
    restarted.trade.replay(journal);
    const sent = restarted.trade.submit({ market: 'NSE', symbol }, clientOrder('two', 1_000));

    expect(events.map(({ number }) => number)).toEqual([1]);
    expect(sent?.events.map(({ number }) => number)).toEqual([2]);
  });

  it('on a later day has the candles and closes of the days before, from its state or from the journal', () => {
    const { engine, clock, journal, events, step, setTime } = busyMorning();
    setTime('2026-11-21T10:00:00');
    const late = step();
    expect(late.length).toBeGreaterThan(0);
    const fromState = again(engine, clock);
    const fromJournal = createMarketEngine({ seed: 'wealth', clock, alwaysOpen: true, roundMs: 250 });
    const bare = { ...structuredClone(engine.state()), clientDays: [] };
    fromJournal.restore({ ...bare, eras: engine.state().eras });
    expect(fromJournal.trade.replay(journal)).toEqual(events);
    for (const other of [fromState, fromJournal]) {
      for (const interval of ['1m', '1d'] as const) {
        expect(candlesOf(other, symbol, interval)).toEqual(candlesOf(engine, symbol, interval));
      }
      expect(quoteOf(other, symbol)).toEqual(quoteOf(engine, symbol));
    }
    expect(engine.state().clientDays).toHaveLength(1);
  });
});

describe('a price that is set by hand', () => {
  it('trades through the orders in between', () => {
    const { engine, send, step, quote, events, setTime } = trading();
    const { lastPrice } = quote();
    send(clientOrder('rest', lastPrice * 0.99, { quantity: 5 }));
    setTime('2026-11-20T11:00:40');
    const answer = engine.setPrice('NSE', symbol, lastPrice * 0.97);
    expect(answer).toMatchObject({ ok: true, quote: { lastPrice: quote().lastPrice } });
    setTime('2026-11-20T11:00:41');
    const told = step().flatMap(({ ticks }) => ticks.filter((tick) => tick.symbol === symbol));
    expect(told.flatMap((tick) => tick.trades).some(({ price }) => price < lastPrice * 0.98)).toBe(true);
    expect(kindsOf(events)).toEqual(['accepted', 'trade']);
    expect(quote().lastPrice).toBeLessThan(lastPrice * 0.98);
  });
});
