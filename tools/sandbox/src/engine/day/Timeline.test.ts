import { calendarDay, instrumentIdOf, istInstant } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketStatus } from '../../market/marketStatus.ts';
import { createMarketEngine, instruments } from '../index.ts';
import { candlesOf, expectLawful, expectSound, quoteOf, start } from '../testing.ts';

describe('exchange hours', () => {
  it.each([
    ['2026-11-20T09:14:59', false],
    ['2026-11-20T09:15:00', true],
    ['2026-11-20T15:29:59', true],
    ['2026-11-20T15:30:00', false],
    ['2026-11-21T11:00:00', false],
    ['2026-11-24T11:00:00', false],
  ])('at %s trading is open: %s', (time, isOpen) => {
    const run = start({ alwaysOpen: false, startAt: Date.parse(`${time}+05:30`) });
    run.engine.step();
    expect(run.engine.isOpen()).toBe(isOpen);
    const changed = run.play(5, 10);
    // The closing auctions are matched at 15:30.
    expect(changed.length > 0).toBe(isOpen || time.endsWith('15:30:00'));
  });

  it('stops shares with a closing auction at 15:15 and the others at 15:30', () => {
    const run = start({ alwaysOpen: false, startAt: Date.parse('2026-11-20T15:16:00+05:30') });
    run.engine.step();
    const ids = new Set(run.play(60, 1000).map(instrumentIdOf));
    expect(ids.has(instrumentIdOf({ market: 'NSE', symbol: 'KADAMBHFL' }))).toBe(true);
    const inAuction = instruments.filter(({ isCasEligible }) => isCasEligible);
    expect(inAuction.filter((instrument) => ids.has(instrumentIdOf(instrument)))).toEqual([]);
  });

  it('keeps the last trading day over a weekend, and shows no change before the open', () => {
    const run = start({ alwaysOpen: false, startAt: Date.parse('2026-11-20T18:00:00+05:30') });
    const friday = quoteOf(run.engine, 'ARAVBANK');
    run.setTime('2026-11-22T12:00:00');
    expect(run.engine.sessionDate()).toBe('2026-11-20');
    expect(quoteOf(run.engine, 'ARAVBANK')).toEqual(friday);
    run.setTime('2026-11-23T08:00:00');
    expect(quoteOf(run.engine, 'ARAVBANK')).toMatchObject({
      previousClose: friday.lastPrice,
      lastPrice: friday.lastPrice,
      change: 0,
      volume: 0,
    });
  });
});

describe('roll-over', () => {
  it('turns last prices into previous closes at midnight and asks for a new snapshot', () => {
    const run = start({ startAt: Date.parse('2026-11-20T23:59:00+05:30') });
    run.play(200);
    run.setTime('2026-11-21T00:00:01');
    const round = run.engine.step().at(-1);
    expect(run.engine.sessionDate()).toBe('2026-11-21');
    expect(round?.isJump).toBe(true);
    const yesterday = candlesOf(run.engine, 'ARAVBANK', '1d').at(-2);
    expect(yesterday?.close).toBe(quoteOf(run.engine, 'ARAVBANK').previousClose);
    expectLawful(quoteOf(run.engine, 'ARAVBANK'));
  });

  it('closes at the same prices whether the day was watched or jumped over', () => {
    const watched = start();
    watched.setTime('2026-11-20T23:59:59');
    watched.play(1, 500);
    const jumped = start();
    for (const run of [watched, jumped]) run.setTime('2026-11-21T09:00:00');
    for (const { market, symbol } of instruments.slice(0, 200)) {
      expect(jumped.engine.quote(market, symbol)).toEqual(watched.engine.quote(market, symbol));
    }
    expect(jumped.engine.indices()).toEqual(watched.engine.indices());
    expect(candlesOf(jumped.engine, 'ARAVBANK', '1d')).toEqual(candlesOf(watched.engine, 'ARAVBANK', '1d'));
  });

  it('plays the days between when the clock jumps ahead, and starts anew when it is set back', () => {
    const run = start();
    run.setTime('2026-11-27T10:00:00');
    const daily = candlesOf(run.engine, 'ARAVBANK', '1d');
    expect(daily.slice(-8).map(({ time }) => time)).toEqual(
      ['20', '21', '22', '23', '24', '25', '26', '27'].map(
        (day) => istInstant(calendarDay(`2026-11-${day}`)) / 1000,
      ),
    );
    expectSound(daily);
    run.engine.setPrice('NSE', 'ARAVBANK', quoteOf(run.engine, 'ARAVBANK').previousClose * 1.03);
    run.setTime('2026-11-20T11:00:30');
    expect(quoteOf(run.engine, 'ARAVBANK')).toEqual(quoteOf(start().engine, 'ARAVBANK'));
    expect(run.engine.state()).toEqual(start().engine.state());
  });

  it('takes any time, far back and far ahead', () => {
    const run = start();
    for (const time of ['2012-03-01T11:00:00', '2040-01-02T11:00:00', '2031-05-05T11:00:00']) {
      run.setTime(time);
      expect(run.engine.sessionDate()).toBe(time.slice(0, 10));
      expect(quoteOf(run.engine, 'SENSEX', 'INDEX').lastPrice).toBeGreaterThan(60_000);
    }
  });
});

describe('halts', () => {
  const at = (time: string) => Date.parse(`2026-11-20T${time}+05:30`);

  it('of the whole market come with a fall of the index, once a step, and last as the table says [I4-1-BREAKER]', () => {
    const run = start({ alwaysOpen: false, startAt: at('12:00:00') });
    const { previousClose } = quoteOf(run.engine, 'NIFTY50', 'INDEX');
    run.engine.setPrice('INDEX', 'NIFTY50', previousClose * 0.92);
    expect(run.engine.halts()).toEqual([]);
    run.engine.setPrice('INDEX', 'NIFTY50', previousClose * 0.895);
    expect(run.engine.halts()).toEqual([
      { instrument: null, endsAt: at('13:00:00'), auctionFrom: at('12:45:00') },
    ]);
    expect(marketStatus(run.engine, at('12:44:59')).plain).toEqual({
      phase: 'halted',
      ends_at: '2026-11-20T12:45:00+05:30',
    });
    expect(marketStatus(run.engine, at('12:45:00')).auction).toEqual({
      phase: 'pre-open',
      ends_at: '2026-11-20T13:00:00+05:30',
    });
    const halted = quoteOf(run.engine, 'ARAVBANK');
    expect(halted.isHalted).toBe(true);
    run.setTime('2026-11-20T12:59:59');
    expect(quoteOf(run.engine, 'ARAVBANK')).toMatchObject({ volume: halted.volume, isHalted: true });
    run.setTime('2026-11-20T13:05:00');
    expect(quoteOf(run.engine, 'ARAVBANK').volume).toBeGreaterThan(halted.volume);
    run.engine.setPrice('INDEX', 'NIFTY50', previousClose * 0.89);
    expect(run.engine.halts()).toEqual([]);
  });

  it('of the whole market begin at the second of a fall that nobody set, however often it is looked at [I4-1-BREAKER]', () => {
    const nobody = new Set<string>();
    const nifty = { market: 'INDEX', symbol: 'NIFTY50', interval: '1m', limit: 10 } as const;
    const begun = at('11:00:00');
    const ended = at('11:10:00');
    const engineAt = (seed: string, roundMs: number, now: () => number) =>
      createMarketEngine({ seed, clock: { now }, alwaysOpen: false, roundMs });
    /** How far the index falls by itself in those minutes, as a ratio. */
    const dipOf = (seed: string) => {
      const candles = engineAt(seed, 250, () => ended).candles(nifty) ?? [];
      return Math.min(...candles.map(({ low }) => low)) / (candles[0]?.open ?? 0);
    };
    const seed = Array.from({ length: 40 }, (_, index) => `seed ${String(index)}`).find(
      (one) => dipOf(one) < 0.9998,
    );
    if (seed === undefined) throw new RangeError('no index falls');
    const level = 0.9 / Math.sqrt(dipOf(seed));
    /** @param restartAt - From when on another process goes on, with what this one has written down at its beginning. */
    const haltsAfter = (roundMs: number, restartAt = Infinity) => {
      let now = begun;
      let engine = engineAt(seed, roundMs, () => now);
      engine.setPrice('INDEX', 'NIFTY50', quoteOf(engine, 'NIFTY50', 'INDEX').previousClose * level);
      expect(engine.halts()).toEqual([]);
      const written = engine.state();
      let hasRestarted = false;
      while (now < ended) {
        now = Math.min(ended, now + roundMs);
        if (now >= restartAt && !hasRestarted) {
          hasRestarted = true;
          engine = engineAt(seed, roundMs, () => now);
          engine.restore(written);
        }
        engine.step(nobody);
      }
      return engine.state().halts;
    };
    const halts = haltsAfter(2_000);
    expect(halts).toMatchObject([{ name: null, fall: 10 }]);
    expect(haltsAfter(17_300)).toEqual(halts);
    expect(haltsAfter(600_000)).toEqual(halts);
    expect(haltsAfter(2_000, ended - 60_000)).toEqual(halts);
  });

  it('leave a gap in the chart, and the day closes by the rule of what was left [I4-1-CLOSE]', () => {
    const run = start({ alwaysOpen: false, startAt: at('15:10:00') });
    run.engine.halt(null);
    run.setTime('2026-11-23T08:00:00');
    const minutes = candlesOf(run.engine, 'ARAVBANK', '1m').filter(
      ({ time }) => time >= at('15:00:00') / 1000 && time < at('23:59:00') / 1000,
    );
    const inWindow = minutes.filter(({ time }) => time < at('15:30:00') / 1000);
    expect(inWindow.at(-1)?.time).toBe(at('15:09:00') / 1000);
    // No closing auction: its reference price, the VWAP from 15:00 on, is the close.
    const { previousClose } = quoteOf(run.engine, 'ARAVBANK');
    expect(previousClose).toBeGreaterThanOrEqual(Math.min(...inWindow.map(({ low }) => low)));
    expect(previousClose).toBeLessThanOrEqual(Math.max(...inWindow.map(({ high }) => high)));
    expect(candlesOf(run.engine, 'ARAVBANK', '1d').at(-1)?.close).toBe(minutes.at(-1)?.close);
  });
});

describe('restore', () => {
  it('continues with the same prices, charts, shifts and number of the round', () => {
    const run = start();
    run.engine.setPrice('NSE', 'ARAVBANK', quoteOf(run.engine, 'ARAVBANK').previousClose * 1.04);
    run.engine.setPrice('INDEX', 'NIFTY50', 27_000);
    run.play(20);
    run.setTime('2026-11-21T10:30:00');
    run.engine.setPrice('NSE', 'PALASHFIN', quoteOf(run.engine, 'PALASHFIN').previousClose * 0.97);
    run.setTime('2026-11-21T10:45:00');
    run.engine.step();
    const stored: unknown = JSON.parse(JSON.stringify(run.engine.state()));
    expect(stored).toEqual(run.engine.state());

    const again = createMarketEngine({ seed: 'wealth', clock: run.clock, alwaysOpen: true, roundMs: 250 });
    again.restore(run.engine.state());

    expect(again.seq()).toBe(run.engine.seq());
    for (const symbol of ['ARAVBANK', 'PALASHFIN', 'NEELINFO']) {
      expect(quoteOf(again, symbol)).toEqual(quoteOf(run.engine, symbol));
      for (const interval of ['1m', '5m', '1d'] as const) {
        expect(candlesOf(again, symbol, interval)).toEqual(candlesOf(run.engine, symbol, interval));
      }
    }
    expect(again.indices()).toEqual(run.engine.indices());
    run.setTime('2026-11-21T10:46:00');
    expect(again.step().at(-1)?.seq).toBeGreaterThan(run.engine.seq());
  });

  it('is the same market at any second of a restart [I4-1-RESTART]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 86_399 }),
        fc.integer({ min: 0, max: 86_399 }),
        fc.constantFrom(true, false),
        (...[setAt, restartAt, alwaysOpen]) => {
          const midnight = Date.parse('2026-11-20T00:00:00+05:30');
          let now = midnight + setAt * 1000;
          const options = { seed: 'wealth', clock: { now: () => now }, alwaysOpen, roundMs: 250 };
          const run = { engine: createMarketEngine(options) };
          run.engine.setPrice('NSE', 'TALAORTY', quoteOf(run.engine, 'TALAORTY').previousClose * 1.01);
          now = Math.max(now, midnight + restartAt * 1000);
          const again = createMarketEngine(options);
          again.restore(run.engine.state());
          for (const symbol of ['TALAORTY', 'ARAVBANK']) {
            expect(quoteOf(again, symbol)).toEqual(quoteOf(run.engine, symbol));
            expect(candlesOf(again, symbol, '5m')).toEqual(candlesOf(run.engine, symbol, '5m'));
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  it('refuses the state of another seed, and leaves out what the table does not know', () => {
    const { engine } = start();
    const state = engine.state();
    expect(() => engine.restore({ ...state, seed: 'another' })).toThrow(RangeError);
    engine.restore({ ...state, prints: [{ name: 'NSE:GONE', day: '2026-11-20', at: 1, price: 100 }] });
    expect(engine.state()).toEqual(state);
  });
});
