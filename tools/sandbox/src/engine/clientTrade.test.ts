import { calendarDay } from '@wealth/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BrokenBookError, Matcher, type PlaceCommand } from '../exchange/index.ts';
import {
  createMarketEngine,
  instruments,
  type BrokenBookReport,
  type JournalledCommand,
  type MarketEngine,
  type MarketEvent,
} from './index.ts';
import { candlesOf, expectSound, quoteOf, start } from './testing.ts';

const symbol = 'ARAVBANK';
const share = { market: 'NSE', symbol } as const;

/** The other shares are not looked at: that would draw their day. */
const watched = new Set([`NSE:${symbol}`]);

/** A client's order in paise, from rupees. */
function order(id: string, rupees: number, wanted: Partial<PlaceCommand> = {}): PlaceCommand {
  return {
    kind: 'place',
    id,
    owner: 'asha',
    side: 'BUY',
    type: 'LIMIT',
    validity: 'DAY',
    quantity: 100,
    price: Math.round(rupees * 100),
    trigger: null,
    ...wanted,
  };
}

/** A market and the journal that a service would keep of it. */
function trading(run: Parameters<typeof start>[0] = {}) {
  const market = start(run);
  const { engine } = market;
  const journal: JournalledCommand[] = [];
  const events: MarketEvent[] = [];
  const send = (
    command: JournalledCommand['command'],
    to: { market: 'NSE' | 'BSE'; symbol: string } = share,
  ) => {
    const sent = engine.trade.submit(to, command);
    if (!sent) throw new Error('no such share');
    journal.push({ ...to, at: sent.at, command });
    events.push(...sent.events);
    return sent.events.map(({ event }) => event);
  };
  const step = () => {
    const rounds = engine.step(watched);
    for (const round of rounds) events.push(...round.events);
    return rounds;
  };
  const quote = () => quoteOf(engine, symbol);
  return { ...market, journal, events, send, step, quote };
}

function again(engine: MarketEngine, clock: { now(): number }, alwaysOpen = true) {
  const restarted = createMarketEngine({ seed: 'wealth', clock, alwaysOpen, roundMs: 250 });
  restarted.restore(structuredClone(engine.state()));
  return restarted;
}

const kindsOf = (events: readonly MarketEvent[]) => events.map(({ event }) => event.kind);

describe('an order of a client [I5A-2-TAPE]', () => {
  it('is filled from the depth that was shown, and its trades are in ticks, quote and candle', () => {
    const { engine, send, step, quote, setTime } = trading();
    step();
    const { asks } = engine.depthAt('NSE', symbol, engine.roundEnd()) ?? { asks: [] };
    const [best, second] = asks;
    if (!best || !second) throw new Error('no depth');
    const before = quote().volume;
    const quantity = best.quantity + 1;
    const fills = send(order('one', second.price, { quantity }));
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
    send(order('one', third.price, { quantity: 7 }));
    const [with1] = (engine.depthAt('NSE', symbol, engine.roundEnd())?.bids ?? []).filter(
      ({ price }) => price === third.price,
    );
    expect(with1).toEqual({ ...third, quantity: third.quantity + 7, orders: third.orders + 1 });
    send({ kind: 'cancel', id: 'one' });
    send(order('far', quote().lowerBand ?? 0));
    for (const time of ['11:02:00', '11:04:30']) {
      setTime(`2026-11-20T${time}`);
      step();
      expect(engine.depthAt('NSE', symbol, engine.roundEnd())?.bids).toHaveLength(5);
    }
  });

  it('tells each thing once, in order, numbered through its share’s day', () => {
    const { send, step, events, quote, setTime } = trading();
    const { lastPrice } = quote();
    send(order('one', lastPrice, { quantity: 50_000 }));
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
    expect(engine.trade.submit({ market: 'NSE', symbol: 'NOBODY' }, order('one', 1))).toBeNull();
    expect(engine.trade.submit({ market: 'INDEX', symbol: 'NIFTY50' }, order('one', 1))).toBeNull();
    expect(engine.trade.phaseOf({ market: 'NSE', symbol: 'NOBODY' })).toBeNull();
  });
});

describe('a restart', () => {
  function busyMorning() {
    const market = trading();
    const { send, step, quote, setTime, engine } = market;
    const { lastPrice } = quote();
    send(order('one', lastPrice * 1.001, { quantity: 3_000 }));
    setTime('2026-11-20T11:01:10');
    step();
    send(order('two', lastPrice * 0.999, { owner: 'ravi', side: 'SELL', quantity: 500 }));
    send(order('stop', lastPrice * 1.02, { type: 'SL-M', trigger: Math.round(lastPrice * 101) }));
    setTime('2026-11-20T11:03:00.123');
    engine.setPrice('NSE', symbol, Math.round(lastPrice * 1.015));
    send(order('three', lastPrice * 1.01, { quantity: 40 }));
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
    send(order('rest', lastPrice * 0.99, { quantity: 5 }));
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

describe('a halt', () => {
  it('refuses orders, keeps those that wait, and trades nothing until it ends', () => {
    const { engine, send, step, quote, events, setTime } = trading();
    const { lastPrice } = quote();
    send(order('rest', lastPrice * 0.9999, { quantity: 200_000 }));
    setTime('2026-11-20T11:01:00');
    step();
    engine.halt(share, 10);
    const count = events.length;
    expect(engine.trade.phaseOf(share)).toBe('halted');
    setTime('2026-11-20T11:05:00');
    step();
    expect(events).toHaveLength(count);
    expect(send(order('late', lastPrice))).toMatchObject([{ kind: 'rejected', reason: 'market_halted' }]);
    engine.endHalt(share);
    expect(send(order('after', lastPrice * 0.98)).at(-1)).toMatchObject({ kind: 'accepted', id: 'after' });
    expect(engine.trade.phaseOf(share)).toBe('continuous');
  });
});

describe('exchange hours [I5A-2-AUCTION] [I5A-2-STOP1515]', () => {
  const day = (time: string) => Date.parse(`2026-11-20T${time}+05:30`);
  const plain = instruments.find(({ isCasEligible, market }) => !isCasEligible && market === 'NSE');
  const auctioned = instruments.find(({ isCasEligible, market }) => isCasEligible && market === 'NSE');
  if (!plain || !auctioned) throw new Error('no such shares');

  it('match a market order of the pre-open at the opening price', () => {
    const { engine, send, step, events, setTime } = trading({ alwaysOpen: false, startAt: day('09:01:00') });
    const to = { market: 'NSE', symbol: auctioned.symbol } as const;
    const { upperBand } = quoteOf(engine, auctioned.symbol);
    send(order('one', upperBand ?? 0, { type: 'MARKET', quantity: 3 }), to);
    setTime('2026-11-20T09:10:01');
    step();
    const trade = events.find(({ event }) => event.kind === 'trade');
    expect(trade).toMatchObject({ at: day('09:10:00'), event: { quantity: 3, aggressor: null } });
    expect(trade?.event.kind === 'trade' && trade.event.price / 100).toBe(
      quoteOf(engine, auctioned.symbol).open,
    );
  });

  it('end stop orders at 15:15 where an auction follows, and day orders with the session', () => {
    const { engine, send, step, events, setTime } = trading({ alwaysOpen: false, startAt: day('15:00:00') });
    for (const { symbol: name } of [plain, auctioned]) {
      const { upperBand, lowerBand, tickSize } = quoteOf(engine, name);
      const to = { market: 'NSE', symbol: name } as const;
      const trigger = Math.round((upperBand ?? 0) * 100);
      send(order(`stop ${name}`, upperBand ?? 0, { type: 'SL', trigger }), to);
      send(order(`limit ${name}`, (lowerBand ?? 0) + tickSize), to);
    }
    for (const time of ['15:14:59', '15:16:00', '15:21:00', '15:30:30', '15:40:00']) {
      setTime(`2026-11-20T${time}`);
      step();
    }
    const ends = events.flatMap(({ event, at }) =>
      event.kind === 'cancelled' || event.kind === 'expired' ? [[event.id, at, event.reason]] : [],
    );
    expect(ends.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(
      [
        [`stop ${plain.symbol}`, day('15:30:00'), 'day_ended'],
        [`limit ${plain.symbol}`, day('15:30:00'), 'day_ended'],
        [`stop ${auctioned.symbol}`, day('15:15:00'), 'stop_session_ended'],
        [`limit ${auctioned.symbol}`, day('15:20:00'), 'outside_band'],
      ].toSorted((one, other) => String(one).localeCompare(String(other))),
    );
  });

  it('match the closing auction with the crowd, and trade at the official close after it', () => {
    const { engine, send, step, events, setTime } = trading({ alwaysOpen: false, startAt: day('15:21:00') });
    const to = { market: 'NSE', symbol: auctioned.symbol } as const;
    send(order('one', quoteOf(engine, auctioned.symbol).upperBand ?? 0, { type: 'MARKET', quantity: 5 }), to);
    setTime('2026-11-20T15:30:01');
    step();
    setTime('2026-11-20T15:51:00');
    step();
    const { lastPrice } = quoteOf(engine, auctioned.symbol);
    send(order('late', lastPrice, { type: 'MARKET', quantity: 2 }), to);
    const prices = events.flatMap(({ event }) => (event.kind === 'trade' ? [event.price / 100] : []));
    expect(prices).toEqual([lastPrice, lastPrice]);
    expect(engine.closeOn('NSE', auctioned.symbol, calendarDay('2026-11-20'))).toBe(lastPrice);
  });
});

describe('another mode', () => {
  it('begins the day anew: all orders have expired', () => {
    const { engine, send, step, events, quote } = trading();
    send(order('one', quote().lastPrice * 0.95));
    engine.setMode(false);
    step();
    expect(kindsOf(events)).toEqual(['accepted', 'expired']);
  });
});

describe('a book that fails its own check [I5A-2-INVARIANT]', () => {
  function broken(onBrokenBook?: (report: BrokenBookReport) => void) {
    let now = Date.parse('2026-11-20T11:00:30+05:30');
    const clock = { now: () => now };
    const engine = createMarketEngine({
      seed: 'wealth',
      clock,
      alwaysOpen: true,
      roundMs: 250,
      onBrokenBook,
    });
    engine.trade.submit(share, order('one', quoteOf(engine, symbol).lastPrice * 0.9));
    const spy = vi.spyOn(Matcher.prototype, 'apply').mockImplementationOnce(() => {
      throw new BrokenBookError('a level is the sum of its orders');
    });
    onTestFinished(() => spy.mockRestore());
    now += 250;
    return engine;
  }

  it('halts its share for the day, and the rest of the market goes on', () => {
    const reports: BrokenBookReport[] = [];
    const engine = broken((report) => reports.push(report));
    const sent = engine.trade.submit(share, order('two', 1_000));
    expect(sent?.events.map(({ event }) => event)).toMatchObject([
      { kind: 'cancelled', id: 'one', reason: 'internal_check' },
      { kind: 'rejected', id: 'two', reason: 'market_halted' },
    ]);
    expect(reports).toMatchObject([{ ...share, rule: 'a level is the sum of its orders', seed: 'wealth' }]);
    expect(quoteOf(engine, symbol).isHalted).toBe(true);
    expect(engine.trade.submit(share, order('three', 1_000))?.events.at(-1)?.event).toMatchObject({
      kind: 'rejected',
      reason: 'market_halted',
    });
    expect(engine.step(watched).length).toBeGreaterThan(0);
  });

  it('throws in tests', () => {
    const engine = broken();
    expect(() => engine.trade.submit(share, order('two', 1_000))).toThrow(BrokenBookError);
  });
});
