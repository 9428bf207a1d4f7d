import { toIstIso } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { closedDayAt } from './closedDay.ts';

const at = (time: string) => closedDayAt(Date.parse(`${time}:00+05:30`));

describe('closedDayAt [I4B-E3]', () => {
  it.each(['2026-11-23T08:00', '2026-11-23T11:00', '2026-11-23T23:00'])('is nothing at %s', (time) => {
    expect(at(time)).toBeNull();
  });

  it('names the holiday, the opening, and what it does to T+1', () => {
    const closed = at('2026-11-24T11:20');
    expect(closed).toMatchObject({
      holiday: 'Guru Nanak Jayanti',
      closedOn: '2026-11-23',
      arrivesOn: '2026-11-25',
    });
    expect(toIstIso(closed?.opensAt ?? 0)).toBe('2026-11-25T09:00:00+05:30');
    expect(closed?.days.map(({ day, kind }) => `${day.slice(8)} ${kind}`)).toEqual([
      '23 traded',
      '24 closed',
      '25 opens',
      '26 trading',
      '27 trading',
    ]);
    expect(closed?.days[1]?.holiday).toBe('Guru Nanak Jayanti');
  });

  it('has no name at a weekend, and opens on Monday', () => {
    const closed = at('2026-11-28T10:00');
    expect(closed?.holiday).toBeNull();
    expect(closed?.days.map(({ day, kind }) => `${day.slice(8)} ${kind}`)).toEqual([
      '27 traded',
      '28 closed',
      '29 closed',
      '30 opens',
      '01 trading',
    ]);
  });

  it('always shows the opening', () => {
    for (
      let day = Date.parse('2026-01-01T10:00:00+05:30');
      day < Date.parse('2026-12-01');
      day += 86_400_000
    ) {
      const closed = closedDayAt(day);
      if (closed) expect(closed.days.some(({ kind }) => kind === 'opens')).toBe(true);
    }
  });
});
