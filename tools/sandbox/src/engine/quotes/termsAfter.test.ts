import { addDays, calendarDay, nextTradingDay, type CalendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { instruments } from '../index.ts';
import { isListed } from '../instruments/isListed.ts';
import { clientOrder, quoteOf, share, symbol, trading } from '../testing.ts';

const from = calendarDay('2026-11-19');
/** Over the end of a month, when steps change, and some splits and bonuses. */
const until = calendarDay('2027-01-08');

function tradingDays(): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = nextTradingDay(addDays(from, -1)); day <= until; day = nextTradingDay(day)) days.push(day);
  return days;
}

describe('what the close of a day says of the next one [I4B-A3]', () => {
  const wanted = instruments.filter(
    (one, place) => (place % 12 === 0 || one.symbol === symbol) && isListed(one, from) && !one.isHalted,
  );

  it('is its previous close, step and band, whoever has traded, in the evening and on each day without trading', () => {
    const { engine, setTime, send } = trading({ alwaysOpen: false });
    let splits = 0;
    for (const day of tradingDays()) {
      const next = nextTradingDay(day);
      setTime(`${day}T15:09:00`);
      const { lastPrice } = quoteOf(engine, symbol);
      // Clients and a hand move the close of it.
      send(clientOrder(`order of ${day}`, lastPrice * 1.02, { quantity: 4_000 }));
      setTime(`${day}T15:20:30`);
      if (day.endsWith('7')) engine.setPrice('NSE', symbol, lastPrice * 1.01);
      setTime(`${day}T18:00:00`);
      engine.step();
      const termsAt = (time: string) => {
        setTime(time);
        return wanted.map(({ market, symbol: one }) => engine.termsOn(market, one, next));
      };
      const told = termsAt(`${day}T18:00:00`);
      const closes = wanted.map(({ market, symbol: one }) => quoteOf(engine, one, market).lastPrice);
      if (addDays(day, 1) < next) expect(termsAt(`${addDays(next, -1)}T12:00:00`)).toEqual(told);

      setTime(`${next}T09:00:00`);
      for (const [place, { market, symbol: one }] of wanted.entries()) {
        const { previousClose, tickSize, lowerBand, upperBand } = quoteOf(engine, one, market);
        const known = { previousClose, tickSize, lowerBand, upperBand };
        expect({ market, one, ...told[place] }).toEqual({ market, one, ...known });
        if (previousClose < (closes[place] ?? 0) * 0.7) splits += 1;
      }
    }
    expect(splits).toBeGreaterThan(0);
  });

  it('is nothing of an index', () => {
    const { engine, setTime } = trading({ alwaysOpen: false });
    setTime(`${from}T18:00:00`);
    expect(engine.termsOn('INDEX', 'NIFTY50', nextTradingDay(from))).toBeNull();
    expect(engine.termsOn(share.market, share.symbol, nextTradingDay(from))).not.toBeNull();
  });
});
