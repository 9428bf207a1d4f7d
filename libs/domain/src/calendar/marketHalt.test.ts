import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendarDay.ts';
import { marketHalt } from './marketHalt.ts';

const today = calendarDay('2026-11-20');
const at = (hour: number, minute = 0) => hour * 60 + minute;

describe('marketHalt [I4-1-BREAKER]', () => {
  it.each([
    [9.99, at(11), null],
    [10, at(12, 59), { fallPercent: 10, minutes: 60 }],
    [10, at(13), { fallPercent: 10, minutes: 30 }],
    [14.9, at(14, 29), { fallPercent: 10, minutes: 30 }],
    [10, at(14, 30), null],
    [15, at(12, 59), { fallPercent: 15, minutes: 120 }],
    [15, at(13), { fallPercent: 15, minutes: 60 }],
    [15, at(14), { fallPercent: 15, minutes: null }],
    [20, at(9, 20), { fallPercent: 20, minutes: null }],
    [35, at(15), { fallPercent: 20, minutes: null }],
  ])('a fall of %f %% at minute %i: %o', (...[fall, minute, halt]) => {
    expect(marketHalt(fall, minute, today)).toEqual(halt);
  });
});
