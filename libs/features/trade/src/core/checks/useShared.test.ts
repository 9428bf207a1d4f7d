import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useShared } from './useShared.ts';

describe('useShared', () => {
  it('answers the objects of before for what says the same, and new ones for what does not', () => {
    const { result, rerender } = renderHook(({ value }) => useShared(value), {
      initialProps: { value: { order: { quantity: 1 }, lines: [{ code: 'gst' }] } },
    });
    const first = result.current;
    rerender({ value: { order: { quantity: 1 }, lines: [{ code: 'gst' }] } });
    expect(result.current).toBe(first);

    rerender({ value: { order: { quantity: 2 }, lines: [{ code: 'gst' }] } });
    expect(result.current).toEqual({ order: { quantity: 2 }, lines: [{ code: 'gst' }] });
    expect(result.current.lines).toBe(first.lines);
    // What was answered before is left as it was.
    expect(first.order).toEqual({ quantity: 1 });
  });

  it('knows null, and what comes after it', () => {
    const { result, rerender } = renderHook(({ value }) => useShared(value), {
      initialProps: { value: null as { quantity: number } | null },
    });
    expect(result.current).toBeNull();
    rerender({ value: { quantity: 1 } });
    expect(result.current).toEqual({ quantity: 1 });
    rerender({ value: null });
    expect(result.current).toBeNull();
  });
});
