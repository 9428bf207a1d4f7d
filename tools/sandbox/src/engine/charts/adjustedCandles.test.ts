import { addDays, calendarDay, istDay, istInstant, previousTradingDay, weekdayOf } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { actionsBetween } from '../actions/actionsBetween.ts';
import { instruments, type Candle } from '../index.ts';
import { hashText } from '../noise/noise.ts';
import { start } from '../testing.ts';

const from = calendarDay('2026-01-05');
const to = calendarDay('2026-11-13');

/** A share with one bonus or split in the months before the Friday of the tests. */
function sharesWithOneAction(kind: 'split' | 'bonus') {
  return instruments
    .filter(({ market, kind: ofTable }) => market === 'NSE' && ofTable === 'share')
    .flatMap((instrument) => {
      const ratios = actionsBetween(hashText('wealth'), instrument, { from, to }).filter(
        (action) => action.kind !== 'dividend',
      );
      const [action] = ratios;
      return ratios.length === 1 && action?.kind === kind ? [{ instrument, action }] : [];
    });
}

describe.each(['split', 'bonus'] as const)('candles over a %s', (kind) => {
  const [found] = sharesWithOneAction(kind);
  if (!found) throw new RangeError(`no share with a ${kind}`);
  const { instrument, action } = found;
  const ratio = action.after / action.before;
  const { engine } = start({ alwaysOpen: false });
  const lastDay = istInstant(previousTradingDay(action.exDate)) / 1_000;
  const dayOf = (adjusted: boolean, interval: '1d' | '1m', time: number) => {
    const before = interval === '1d' ? time + 1 : time + 86_400;
    const query = { market: instrument.market, symbol: instrument.symbol, interval, before, adjusted };
    return (engine.candles({ ...query, limit: 1 }) ?? [])[0];
  };
  const scaled = ({ open, high, low, close, volume }: Candle) => ({
    open: Math.round((open * 100) / ratio) / 100,
    high: Math.round((high * 100) / ratio) / 100,
    low: Math.round((low * 100) / ratio) / 100,
    close: Math.round((close * 100) / ratio) / 100,
    volume: Math.round(volume * ratio),
  });

  it.each(['1d', '1m'] as const)(
    'of %s have prices before it divided, and volumes multiplied [I4B-B2]',
    (interval) => {
      const asTraded = dayOf(false, interval, lastDay);
      const adjusted = dayOf(true, interval, lastDay);
      if (!asTraded || !adjusted) throw new RangeError('nothing was traded on the day before');
      expect(adjusted.close).not.toBe(asTraded.close);
      const expected = scaled(asTraded);
      for (const figure of ['open', 'high', 'low', 'close'] as const) {
        expect(adjusted[figure]).toBeCloseTo(expected[figure], 1);
      }
      expect(adjusted.volume).toBe(expected.volume);
    },
  );

  it('are as traded from the ex-date on, and no step of the size of the ratio is left [I4B-B2]', () => {
    const exDay = istInstant(action.exDate) / 1_000;
    expect(dayOf(true, '1d', exDay)).toEqual(dayOf(false, '1d', exDay));
    const step = (dayOf(true, '1d', exDay)?.open ?? 0) / (dayOf(true, '1d', lastDay)?.close ?? 1);
    expect(Math.abs(step - 1)).toBeLessThan(0.15);
  });
});

describe('candles of weeks', () => {
  it('begin on Monday, and are made of the days up to Friday [I4B-B10]', () => {
    const { engine } = start({ alwaysOpen: false });
    const query = { market: 'NSE', symbol: 'ARAVBANK' } as const;
    const weeks = (engine.candles({ ...query, interval: '1w' }) ?? []).slice(-40);
    const days = engine.candles({ ...query, interval: '1d' }) ?? [];
    expect(weeks).toHaveLength(40);
    for (const week of weeks) {
      const monday = istDay(week.time * 1_000);
      expect(weekdayOf(monday)).toBe(1);
      const end = istInstant(addDays(monday, 7)) / 1_000;
      const ofWeek = days.filter(({ time }) => time >= week.time && time < end);
      expect(week).toMatchObject({
        open: ofWeek[0]?.open,
        high: Math.max(...ofWeek.map(({ high }) => high)),
        low: Math.min(...ofWeek.map(({ low }) => low)),
        close: ofWeek.at(-1)?.close,
        volume: ofWeek.reduce((sum, { volume }) => sum + volume, 0),
      });
    }
  });

  it('begin on Monday where Sundays are traded, too [I4B-B10]', () => {
    const { engine, setTime, play } = start({ startAt: Date.parse('2026-11-14T11:00:00+05:30') });
    setTime('2026-11-22T11:00:00');
    play(1);
    const weeks = engine.candles({ market: 'NSE', symbol: 'ARAVBANK', interval: '1w', limit: 2 }) ?? [];
    expect(weeks.map(({ time }) => istDay(time * 1_000))).toEqual(['2026-11-09', '2026-11-16']);
  });
});
