import { act, renderHook } from '@testing-library/react';
import type { OrderFault } from '@wealth/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useJudged } from './useJudged.ts';

const small: OrderFault = {
  code: 'notWhole',
  fields: ['quantity'],
  severity: 'error',
  nearest: null,
  figures: null,
};
const price: OrderFault = { ...small, code: 'notPositive', fields: ['price'] };

interface Typed {
  faults: readonly OrderFault[];
  typed: string;
}

describe('useJudged [I4B-D19]', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const type = (initial: Typed) =>
    renderHook(({ faults, typed }: Typed) => useJudged(faults, typed), { initialProps: initial });
  const codes = ({ result }: ReturnType<typeof type>) => result.current.faults.map(({ code }) => code);

  it('tells nothing of a digit before the keys have rested for 600 ms', () => {
    const view = type({ faults: [], typed: '' });
    view.rerender({ faults: [small], typed: '1' });
    act(() => void vi.advanceTimersByTime(590));
    expect(codes(view)).toEqual([]);
    view.rerender({ faults: [small], typed: '12' });
    act(() => void vi.advanceTimersByTime(590));
    expect(codes(view)).toEqual([]);
    act(() => void vi.advanceTimersByTime(20));
    expect(codes(view)).toEqual(['notWhole']);
  });

  it('tells it at once where the field is left', () => {
    const view = type({ faults: [], typed: '' });
    view.rerender({ faults: [small], typed: '1' });
    act(() => view.result.current.judge());
    expect(codes(view)).toEqual(['notWhole']);
  });

  it('keeps what was told while it is true, and lets it go with the key that mends it', () => {
    const view = type({ faults: [small], typed: '1' });
    expect(codes(view)).toEqual(['notWhole']);
    view.rerender({ faults: [small, price], typed: '12' });
    expect(codes(view)).toEqual(['notWhole']);
    view.rerender({ faults: [price], typed: '123' });
    expect(codes(view)).toEqual([]);
  });

  it('tells at once what the market changes', () => {
    const view = type({ faults: [], typed: '17' });
    view.rerender({ faults: [price], typed: '17' });
    expect(codes(view)).toEqual(['notPositive']);
  });
});
