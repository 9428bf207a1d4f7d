import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendarDay.ts';
import { fromPaise } from '../money/paise.ts';
import { endsGtt } from './endsGtt.ts';

const exDate = calendarDay('2026-11-23');

describe('endsGtt [I5A-2-GTT]', () => {
  it.each(['bonus', 'split', 'rights'] as const)('ends GTTs with a %s', (kind) => {
    expect(endsGtt({ kind }, exDate)).toBe(true);
  });

  it.each([
    [199, false],
    [200, true],
    [900, true],
  ])('with a dividend of %i paise on a close of ₹100: %s', (amount, isEnded) => {
    const dividend = { kind: 'dividend', amount: fromPaise(amount), lastClose: fromPaise(10_000) } as const;
    expect(endsGtt(dividend, exDate)).toBe(isEnded);
  });

  it('knows no rule of before the first', () => {
    const dividend = { kind: 'dividend', amount: fromPaise(1), lastClose: fromPaise(1) } as const;
    expect(() => endsGtt(dividend, calendarDay('2020-01-01'))).toThrow(RangeError);
  });
});
