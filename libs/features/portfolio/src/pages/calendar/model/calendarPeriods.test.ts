import { fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { daysOfPeriod, daysOfView, entriesOf, gainByShare, statsOf } from './calendarPeriods.ts';

const point = (date: string, gain: number) => ({
  date,
  value: 0,
  invested: 0,
  gain,
  period_gain: gain,
  period_percent: gain / 1000,
  realised: 0,
  unrealised: 0,
  flow: 0,
  index_value: 0,
});

describe('the periods of the profit calendar [I5B-6-CALENDAR]', () => {
  it.each([
    ['2026-11-19', '2026-11-19', '2026-11-19'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026', '2026-01-01', '2026-12-31'],
  ])('%s is from %s to %s', (period, from, to) => {
    expect(daysOfPeriod(period)).toEqual({ from, to });
  });

  it('asks for the days of a month, the months of a year, and all years', () => {
    expect(daysOfView('day', '2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(daysOfView('month', '2026-11')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(daysOfView('year', '2026-11')).toEqual({});
  });

  it('outlines days without a session, with the reason of a holiday, but never one with a figure', () => {
    const entries = entriesOf([point('2026-11-08', 4211.2)], {
      view: 'day',
      month: '2026-11',
      holiday: 'Holiday',
    });
    const of = (day: string) => entries.find(({ period }) => period === day);
    expect(of('2026-11-08')).toMatchObject({ amount: 4211.2 });
    expect(of('2026-11-07')).toEqual({ period: '2026-11-07', amount: null, percent: null, isClosed: true });
    expect(of('2026-11-24')).toMatchObject({ isClosed: true, note: 'Holiday' });
    expect(of('2026-11-20')).toBeUndefined();
  });

  it('adds up to the paisa, and names the best and the worst', () => {
    const stats = statsOf([point('2026-11-17', 0.1), point('2026-11-18', 0.2), point('2026-11-19', -5)]);
    expect(stats).toMatchObject({ total: fromWire(-4.7), up: 2, down: 1 });
    expect(stats.best?.date).toBe('2026-11-18');
    expect(stats.worst?.date).toBe('2026-11-19');
    expect(statsOf([])).toEqual({ total: 0, up: 0, down: 0, best: null, worst: null });
  });

  it('joins what is held and what was sold of a share, the heaviest first', () => {
    const of = (symbol: string, amount: number) => ({ amount, instrument: { symbol } });
    expect(gainByShare([of('A', 0.1), of('B', -3), of('A', 0.2)])).toEqual([
      { symbol: 'B', amount: -3 },
      { symbol: 'A', amount: 0.3 },
    ]);
  });
});
