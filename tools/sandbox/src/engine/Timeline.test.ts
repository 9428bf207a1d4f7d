import { calendarDay, istInstant } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { createMarketEngine, instruments } from './index.ts';
import { candlesOf, expectLawful, expectSound, quoteOf, start } from './testing.ts';

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
    const changed = run.play(5, 10);
    expect(run.engine.isOpen()).toBe(isOpen);
    expect(changed.length > 0).toBe(isOpen);
  });

  it('stops shares with a closing auction at 15:15 and the others at 15:30', () => {
    const run = start({ alwaysOpen: false, startAt: Date.parse('2026-11-20T15:16:00+05:30') });
    run.engine.step();
    const symbols = new Set(run.play(60, 1000).map(({ symbol }) => symbol));
    expect(symbols.has('KADAMBHFL')).toBe(true);
    expect(
      instruments
        .filter(({ isCasEligible, symbol }) => isCasEligible && symbols.has(symbol))
        .every(({ symbol }) =>
          instruments.some((other) => other.symbol === symbol && other.market === 'BSE'),
        ),
    ).toBe(true);
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
  it('turns last prices into previous closes at midnight and reports every quote', () => {
    const run = start({ startAt: Date.parse('2026-11-20T23:59:00+05:30') });
    run.play(200);
    run.setTime('2026-11-21T00:00:01');
    const round = run.engine.step();
    expect(run.engine.sessionDate()).toBe('2026-11-21');
    expect(round.quotes.length).toBe(instruments.length + 6);
    const yesterday = candlesOf(run.engine, 'ARAVBANK', '1d').at(-2);
    expect(yesterday?.close).toBe(quoteOf(run.engine, 'ARAVBANK').previousClose);
    run.engine.quotes().forEach(expectLawful);
  });

  it('closes at the same prices whether the day was watched or jumped over', () => {
    const watched = start();
    watched.setTime('2026-11-20T23:59:59');
    watched.play(1, 500);
    const jumped = start();
    for (const run of [watched, jumped]) run.setTime('2026-11-21T09:00:00');
    expect(jumped.engine.quotes()).toEqual(watched.engine.quotes());
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
    run.setTime('2026-11-20T11:00:30');
    expect(run.engine.quotes()).toEqual(start().engine.quotes());
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

    const options = { seed: 'wealth', clock: run.clock, alwaysOpen: true, roundMs: 250, ticksPerRound: 40 };
    const again = createMarketEngine(options);
    again.restore(run.engine.state());

    expect(again.seq()).toBe(run.engine.seq());
    expect(candlesOf(again, 'ARAVBANK', '1d').slice(0, -1)).toEqual(
      candlesOf(run.engine, 'ARAVBANK', '1d').slice(0, -1),
    );
    expect(candlesOf(again, 'PALASHFIN', '5m').slice(0, -1)).toEqual(
      candlesOf(run.engine, 'PALASHFIN', '5m').slice(0, -1),
    );
    for (const quote of again.quotes()) {
      const before = run.engine.quote(quote.market, quote.symbol);
      expect(quote.previousClose).toBe(before?.previousClose);
      expect(Math.abs(quote.lastPrice / (before?.lastPrice ?? 0) - 1)).toBeLessThan(0.01);
    }
    run.setTime('2026-11-21T10:46:00');
    expect(again.step().seq).toBe(run.engine.seq() + 1);
  });

  it.each(['00:00:20', '10:30:20'])(
    'keeps a price that was set in the minute of the restart, at %s',
    (time) => {
      const run = start();
      run.setTime(`2026-11-21T${time}`);
      const target = quoteOf(run.engine, 'PALASHFIN').previousClose * 0.97;
      const set = run.engine.setPrice('NSE', 'PALASHFIN', target);

      const options = { seed: 'wealth', clock: run.clock, alwaysOpen: true, roundMs: 250, ticksPerRound: 40 };
      const again = createMarketEngine(options);
      again.restore(run.engine.state());

      expect(set.ok && set.quote.lastPrice).toBe(quoteOf(again, 'PALASHFIN').lastPrice);
      expectSound(candlesOf(again, 'PALASHFIN', '1m'));
    },
  );

  it('refuses the state of another seed or another table', () => {
    const { engine } = start();
    expect(() => engine.restore({ ...engine.state(), seed: 'another' })).toThrow(RangeError);
    expect(() => engine.restore({ ...engine.state(), previousCloses: [1] })).toThrow(RangeError);
  });
});
