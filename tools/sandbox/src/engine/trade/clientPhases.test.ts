import { calendarDay } from '@wealth/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BrokenBookError, Matcher } from '../../exchange/index.ts';
import { createMarketEngine, instruments, type BrokenBookReport } from '../index.ts';
import { clientOrder, kindsOf, quoteOf, share, symbol, trading, watched } from '../testing.ts';

describe('a halt', () => {
  it('refuses orders, keeps those that wait, and trades nothing until it ends', () => {
    const { engine, send, step, quote, events, setTime } = trading();
    const { lastPrice } = quote();
    send(clientOrder('rest', lastPrice * 0.9999, { quantity: 200_000 }));
    setTime('2026-11-20T11:01:00');
    step();
    engine.halt(share, 10);
    const count = events.length;
    expect(engine.trade.phaseOf(share)).toBe('halted');
    setTime('2026-11-20T11:05:00');
    step();
    expect(events).toHaveLength(count);
    expect(send(clientOrder('late', lastPrice))).toMatchObject([
      { kind: 'rejected', reason: 'market_halted' },
    ]);
    engine.endHalt(share);
    expect(send(clientOrder('after', lastPrice * 0.98)).at(-1)).toMatchObject({
      kind: 'accepted',
      id: 'after',
    });
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
    send(clientOrder('one', upperBand ?? 0, { type: 'MARKET', quantity: 3 }), to);
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
      send(clientOrder(`stop ${name}`, upperBand ?? 0, { type: 'SL', trigger }), to);
      send(clientOrder(`limit ${name}`, (lowerBand ?? 0) + tickSize), to);
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
    send(
      clientOrder('one', quoteOf(engine, auctioned.symbol).upperBand ?? 0, { type: 'MARKET', quantity: 5 }),
      to,
    );
    setTime('2026-11-20T15:30:01');
    step();
    setTime('2026-11-20T15:51:00');
    step();
    const { lastPrice } = quoteOf(engine, auctioned.symbol);
    send(clientOrder('late', lastPrice, { type: 'MARKET', quantity: 2 }), to);
    const prices = events.flatMap(({ event }) => (event.kind === 'trade' ? [event.price / 100] : []));
    expect(prices).toEqual([lastPrice, lastPrice]);
    expect(engine.closeOn('NSE', auctioned.symbol, calendarDay('2026-11-20'))).toBe(lastPrice);
  });
});

describe('another mode', () => {
  it('begins the day anew: all orders have expired', () => {
    const { engine, send, step, events, quote } = trading();
    send(clientOrder('one', quote().lastPrice * 0.95));
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
    engine.trade.submit(share, clientOrder('one', quoteOf(engine, symbol).lastPrice * 0.9));
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
    const sent = engine.trade.submit(share, clientOrder('two', 1_000));
    expect(sent?.events.map(({ event }) => event)).toMatchObject([
      { kind: 'cancelled', id: 'one', reason: 'internal_check' },
      { kind: 'rejected', id: 'two', reason: 'market_halted' },
    ]);
    expect(reports).toMatchObject([{ ...share, rule: 'a level is the sum of its orders', seed: 'wealth' }]);
    expect(quoteOf(engine, symbol).isHalted).toBe(true);
    expect(engine.trade.submit(share, clientOrder('three', 1_000))?.events.at(-1)?.event).toMatchObject({
      kind: 'rejected',
      reason: 'market_halted',
    });
    expect(engine.step(watched).length).toBeGreaterThan(0);
  });

  it('throws in tests', () => {
    const engine = broken();
    expect(() => engine.trade.submit(share, clientOrder('two', 1_000))).toThrow(BrokenBookError);
  });
});
