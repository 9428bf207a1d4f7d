import { calendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { breaksWithRoom } from './breaksWithRoom.ts';

const diwali = { day: calendarDay('2026-11-09'), name: 'Diwali' };

/** Breaks a unit apart on the axis, one of them after a holiday. */
function breaksOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    wall: index,
    holidays: index === 3 ? [diwali] : [],
  }));
}

describe('breaks with room', () => {
  it('are all of them where a day is wide enough', () => {
    const breaks = breaksOf(10);
    expect(breaksWithRoom(breaks, (wall) => wall * 16)).toBe(breaks);
  });

  it('are those with a holiday where days are narrow', () => {
    expect(breaksWithRoom(breaksOf(10), (wall) => wall * 15).map(({ wall }) => wall)).toEqual([3]);
  });

  it('are all of them while it is not known where they lie, and a single one', () => {
    const breaks = breaksOf(10);
    expect(breaksWithRoom(breaks, () => null)).toBe(breaks);
    expect(breaksWithRoom(breaksOf(1), (wall) => wall)).toHaveLength(1);
    expect(breaksWithRoom([], (wall) => wall)).toEqual([]);
  });
});
