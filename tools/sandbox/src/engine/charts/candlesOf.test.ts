import { calendarDay, isTradingDay, istInstant } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import type { Candle } from '../index.ts';
import { candlesOf, expectSound, quoteOf, start } from '../testing.ts';

describe('candles', () => {
  it('go back 400 trading days and more by the day, and are the sum of the weeks', () => {
    const { engine } = start();
    for (const symbol of ['ARAVBANK', 'KADAMBHFL']) {
      const daily = candlesOf(engine, symbol, '1d');
      const weekly = candlesOf(engine, symbol, '1w');
      expect(daily.length).toBeGreaterThan(400);
      expectSound(daily);
      expectSound(weekly);
      const volume = (candles: readonly Candle[]) => candles.reduce((sum, candle) => sum + candle.volume, 0);
      // The first week is shown whole.
      expect(volume(weekly.slice(1))).toBe(
        volume(daily.filter(({ time }) => time >= (weekly[1]?.time ?? 0))),
      );
      expect(weekly.at(-1)?.close).toBe(daily.at(-1)?.close);
    }
  });

  it.each(['1m', '5m', '15m', '1h'] as const)(
    'of %s are sound, of trading days, and end at the last price',
    (interval) => {
      const { engine, play } = start({ alwaysOpen: false });
      play(10);
      for (const symbol of ['ARAVBANK', 'SENSEX']) {
        const candles = candlesOf(engine, symbol, interval);
        const quote = quoteOf(engine, symbol, symbol === 'SENSEX' ? 'INDEX' : 'NSE');
        expectSound(candles);
        expect(candles.at(-1)?.close).toBe(quote.lastPrice);
        const day = istInstant(calendarDay('2026-11-20')) / 1000;
        const today = candles.filter(({ time }) => time >= day);
        // The pre-open auction is matched at 09:10 and opens the day.
        const opened = { '1m': 550, '5m': 550, '15m': 540, '1h': 540 }[interval];
        expect(today[0]).toMatchObject({ time: day + opened * 60, open: quote.open });
        expect(today[1]?.time).toBe(day + 555 * 60);
        expect(Math.max(...today.map(({ high }) => high))).toBeLessThanOrEqual(quote.high);
        expect(Math.min(...today.map(({ low }) => low))).toBeGreaterThanOrEqual(quote.low);
        expect(candles.length).toBeGreaterThan(today.length);
      }
    },
  );

  it('of a finished day agree with its day', () => {
    const { engine } = start({ alwaysOpen: false });
    const day = candlesOf(engine, 'ARAVBANK', '1d').at(-2);
    const minutes = candlesOf(engine, 'ARAVBANK', '1m').filter(
      ({ time }) => day !== undefined && time > day.time && time < day.time + 86_400,
    );
    expect(isTradingDay(calendarDay('2026-11-19'))).toBe(true);
    // Continuous trading, two auctions and the session at the closing price.
    expect(minutes.length).toBe(360 + 3);
    expect({
      open: minutes[0]?.open,
      high: Math.max(...minutes.map(({ high }) => high)),
      low: Math.min(...minutes.map(({ low }) => low)),
      close: minutes.at(-1)?.close,
      volume: minutes.reduce((sum, { volume }) => sum + volume, 0),
    }).toEqual({ open: day?.open, high: day?.high, low: day?.low, close: day?.close, volume: day?.volume });
  });

  it('are none of an unknown symbol', () => {
    const { engine } = start();
    expect(engine.candles({ market: 'NSE', symbol: 'NOSUCH', interval: '1d' })).toBeNull();
    expect(engine.quote('INDEX', 'ARAVBANK')).toBeNull();
  });
});
