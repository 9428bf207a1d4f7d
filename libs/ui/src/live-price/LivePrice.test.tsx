import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivePrice } from './LivePrice.tsx';
import { LivePriceChange } from './LivePriceChange.tsx';
import type { PriceSource } from './liveSource.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function flashOf(text: string): string | undefined {
  return screen.getByText(text).dataset['flash'];
}

/** Lets the microtask of the first beat run, then `ms` pass. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function createSource(first: number, isPaced = false): PriceSource & { tick: (price: number) => void } {
  let price = first;
  let listener = () => {};
  return {
    isPaced,
    read: () => price,
    subscribe(added) {
      listener = added;
      return () => {
        listener = () => {};
      };
    },
    tick(next) {
      price = next;
      listener();
    },
  };
}

describe('LivePrice', () => {
  it('does not flash for its first price, nor for one that comes after none, nor for the same', async () => {
    const { rerender } = render(<LivePrice value={null} />);
    rerender(<LivePrice value={100} />);
    await pass(0);
    expect(flashOf('100.00')).toBeUndefined();
    rerender(<LivePrice value={100} />);
    await pass(0);
    expect(flashOf('100.00')).toBeUndefined();
  });

  it('does not flash into or out of a price that is no number', async () => {
    const { rerender } = render(<LivePrice value={100} />);
    rerender(<LivePrice value={Number.NaN} />);
    await pass(0);
    expect(flashOf('—')).toBeUndefined();
    rerender(<LivePrice value={Number.POSITIVE_INFINITY} />);
    rerender(<LivePrice value={101} />);
    await pass(0);
    expect(flashOf('101.00')).toBeUndefined();
  });

  it('flashes for 900 ms after the last beat that saw a change', async () => {
    const { rerender } = render(<LivePrice value={100} />);
    rerender(<LivePrice value={101} />);
    await pass(0);
    expect(flashOf('101.00')).toBe('up');
    await pass(299);
    rerender(<LivePrice value={99.5} />);
    expect(flashOf('99.50')).toBe('up');
    await pass(1);
    expect(flashOf('99.50')).toBe('down');
    await pass(899);
    expect(flashOf('99.50')).toBe('down');
    await pass(1);
    expect(flashOf('99.50')).toBeUndefined();
  });

  it('writes the ticks of a source once a frame, without rendering', async () => {
    const source = createSource(100);
    const format = vi.fn((value: number | null) => String(value));
    render(<LivePrice source={source} format={format} />);
    const renders = format.mock.calls.length;
    source.tick(101);
    source.tick(102);
    source.tick(103);
    expect(screen.getByText('100')).toBeDefined();
    await pass(20);

    expect(flashOf('103')).toBe('up');
    expect(format).toHaveBeenCalledTimes(renders + 1);
  });

  it('writes at once for a source that has its own frames', () => {
    const source = createSource(100, true);
    render(<LivePrice source={source} />);
    source.tick(102);

    expect(screen.getByText('102.00')).toBeDefined();
  });

  it('repaints tints at most four times a second, all cells together', async () => {
    const cells = Array.from({ length: 20 }, () => createSource(100));
    for (const source of cells) render(<LivePrice source={source} />);
    const tints = () => [...document.querySelectorAll('span')].map((cell) => cell.dataset['flash']).join();
    let repaints = 0;
    let before = tints();
    for (let tick = 1; tick <= 100; tick += 1) {
      cells[tick % cells.length]?.tick(100 + tick);
      await pass(10);
      if (tints() !== before) repaints += 1;
      before = tints();
    }

    expect(repaints).toBeGreaterThan(1);
    expect(repaints).toBeLessThanOrEqual(4);
  });

  it('leaves nothing behind when it goes', async () => {
    const source = createSource(100);
    const { unmount } = render(<LivePrice source={source} />);
    source.tick(101);
    await pass(20);
    unmount();
    source.tick(102);
    await pass(2000);

    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('LivePriceChange', () => {
  it('turns its triangle and its name with the sign', async () => {
    const source = createSource(0.84);
    render(<LivePriceChange source={source} />);
    expect(screen.getByRole('img', { name: 'up 0.84 percent' }).dataset['direction']).toBe('up');
    source.tick(-1.2);
    await pass(20);

    const change = screen.getByRole('img', { name: 'down 1.20 percent' });
    expect(change.textContent).toBe('−1.20%');
    expect(change.dataset['direction']).toBe('down');
  });

  it('points nowhere for what is written as zero', async () => {
    const source = createSource(0.84);
    render(<LivePriceChange source={source} />);
    source.tick(-0.004);
    await pass(20);

    expect(screen.getByRole('img', { name: 'unchanged' }).dataset['direction']).toBe('flat');
  });
});
