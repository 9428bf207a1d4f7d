import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivePrice } from './LivePrice.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function flashOf(text: string): string | undefined {
  return screen.getByText(text).dataset['flash'];
}

describe('LivePrice', () => {
  it('does not flash for its first price, nor for one that comes after none, nor for the same', () => {
    const { rerender } = render(<LivePrice value={null} />);
    rerender(<LivePrice value={100} />);
    expect(flashOf('100.00')).toBeUndefined();
    rerender(<LivePrice value={100} />);
    expect(flashOf('100.00')).toBeUndefined();
  });

  it('flashes for 900 ms after the last change', () => {
    const { rerender } = render(<LivePrice value={100} />);
    rerender(<LivePrice value={101} />);
    expect(flashOf('101.00')).toBe('up');
    act(() => void vi.advanceTimersByTime(500));
    rerender(<LivePrice value={99.5} />);
    expect(flashOf('99.50')).toBe('down');
    act(() => void vi.advanceTimersByTime(899));
    expect(flashOf('99.50')).toBe('down');
    act(() => void vi.advanceTimersByTime(1));
    expect(flashOf('99.50')).toBeUndefined();
  });

  it('writes the ticks of a source without rendering', () => {
    let price = 100;
    let tick = () => {};
    const format = vi.fn((value: number | null) => String(value));
    const source = {
      read: () => price,
      subscribe(listener: () => void) {
        tick = listener;
        return () => {};
      },
    };
    render(<LivePrice source={source} format={format} />);
    const renders = format.mock.calls.length;
    price = 102;
    tick();

    expect(flashOf('102')).toBe('up');
    expect(format).toHaveBeenCalledTimes(renders + 1);
  });
});
