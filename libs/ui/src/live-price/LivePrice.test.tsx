import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LivePrice } from './LivePrice.tsx';
import { LivePriceChange, type PriceMove } from './LivePriceChange.tsx';
import { fixedSource } from './fixedSource.ts';
import type { LiveSource } from './liveSource.ts';

// Once for the file: the tape of the page is one too, and its clock never goes back.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** Long enough for a lone price to have an allowance again. */
const allowanceMs = 10_000;

function flashOf(text: string): string | undefined {
  return screen.getByText(text).dataset['flash'];
}

/** Lets the microtask of the first beat run, then `ms` pass. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

interface Ticking<Value> extends LiveSource<Value> {
  tick: (value: Value) => void;
}

function createLive<Value>(first: Value, isPaced = false): Ticking<Value> {
  let shown = first;
  let listener = () => {};
  return {
    isPaced,
    read: () => shown,
    subscribe(added) {
      listener = added;
      return () => {
        listener = () => {};
      };
    },
    tick(next) {
      shown = next;
      listener();
    },
  };
}

function createSource(first: number | null, isPaced = false): Ticking<number | null> {
  return createLive(first, isPaced);
}

describe('LivePrice', () => {
  it('does not flash for its first price, nor for one that comes after none, nor for the same', async () => {
    const source = createSource(null, true);
    render(<LivePrice source={source} />);
    source.tick(100);
    await pass(0);
    expect(flashOf('100.00')).toBeUndefined();
    source.tick(100);
    await pass(0);
    expect(flashOf('100.00')).toBeUndefined();
  });

  it('does not flash into or out of a price that is no number', async () => {
    const source = createSource(100, true);
    render(<LivePrice source={source} />);
    source.tick(Number.NaN);
    await pass(0);
    expect(flashOf('—')).toBeUndefined();
    source.tick(Number.POSITIVE_INFINITY);
    source.tick(101);
    await pass(0);
    expect(flashOf('101.00')).toBeUndefined();
  });

  it('is coloured for 600 ms, then rests, whatever its price does [I3A-LOOK-1]', async () => {
    const source = createSource(100, true);
    render(<LivePrice source={source} />);
    await pass(allowanceMs);
    source.tick(101);
    await pass(0);
    expect(flashOf('101.00')).toBe('up');
    await pass(599);
    expect(flashOf('101.00')).toBe('up');
    await pass(1);
    expect(flashOf('101.00')).toBeUndefined();
    await pass(1999);
    source.tick(99.5);
    await pass(0);
    expect(flashOf('99.50')).toBeUndefined();
    await pass(allowanceMs);
    source.tick(98);
    await pass(0);
    expect(flashOf('98.00')).toBe('down');
  });

  it.each([
    { wanted: 'fades', isReduced: false },
    { wanted: 'stands still, with nothing to draw on its way, where motion is reduced', isReduced: true },
  ])('its colour $wanted [I3A-LOOK-1]', async ({ isReduced }) => {
    const preference = window.matchMedia(isReduced ? 'all' : 'not all');
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(preference);
    const source = createSource(100, true);
    render(<LivePrice source={source} />);
    await pass(allowanceMs);
    source.tick(101);
    await pass(300);
    expect(flashOf('101.00')).toBe('up');
    expect(screen.getByText('101.00').style.getPropertyValue('--tick') === '').toBe(isReduced);
    await pass(350);
    expect(flashOf('101.00')).toBeUndefined();
    asked.mockRestore();
  });

  it.each([
    { how: 'hidden by it', attributes: { 'aria-hidden': true } },
    { how: 'made inert by it', attributes: { inert: true } },
  ])('keeps its colour under a dialog, $how [I3A-LOOK-1]', async ({ attributes }) => {
    const source = createSource(100, true);
    const page = (isCovered: boolean) => (
      <main {...(isCovered ? attributes : {})}>
        <LivePrice source={source} />
      </main>
    );
    const { rerender } = render(page(true));
    await pass(allowanceMs);
    source.tick(101);
    await pass(0);
    expect(flashOf('101.00')).toBeUndefined();

    rerender(page(false));
    source.tick(102);
    await pass(0);
    expect(flashOf('102.00')).toBe('up');
  });

  it('stays one text, and is announced by nothing [I3A-LOOK-1]', async () => {
    const source = createSource(1014.35, true);
    const { container } = render(<LivePrice source={source} />);
    await pass(allowanceMs);
    source.tick(1014.4);
    await pass(0);

    const cell = screen.getByText('1,014.40');
    expect(cell.dataset['flash']).toBe('up');
    expect([...cell.childNodes].map((node) => node.nodeType)).toEqual([Node.TEXT_NODE]);
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('writes the ticks of a source once a frame, without rendering [I2-6-LIVE]', async () => {
    const source = createSource(100);
    const format = vi.fn((value: number | null) => String(value));
    render(<LivePrice source={source} format={format} />);
    await pass(allowanceMs);
    const renders = format.mock.calls.length;
    source.tick(101);
    source.tick(102);
    source.tick(103);
    expect(screen.getByText('100')).toBeDefined();
    await pass(20);

    expect(flashOf('103')).toBe('up');
    expect(format.mock.calls.slice(renders)).toEqual([[103]]);
  });

  it('writes at once for a source that has its own frames', () => {
    const source = createSource(100, true);
    render(<LivePrice source={source} />);
    source.tick(102);

    expect(screen.getByText('102.00')).toBeDefined();
  });

  it('carries where its price is from, and no longer once it is from nowhere [I4-DONE-SEQ]', () => {
    let seq: number | null = null;
    const source = createSource(100, true);
    const told = { ...source, origin: { of: 'NSE:INFY', figure: 'lastPrice', seq: () => seq } };
    const { rerender } = render(<LivePrice source={told} />);
    const cell = document.querySelector<HTMLElement>('[data-live-price]');
    const carried = () => ['of', 'figure', 'seq'].map((name) => cell?.dataset[name]);
    expect(carried()).toEqual(['NSE:INFY', 'lastPrice', undefined]);
    seq = 7;
    source.tick(101);
    expect(carried()).toEqual(['NSE:INFY', 'lastPrice', '7']);
    rerender(<LivePrice source={fixedSource(101)} />);
    expect(carried()).toEqual([undefined, undefined, undefined]);
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
    const source = createLive<PriceMove>({ percent: 0.84 });
    render(<LivePriceChange source={source} />);
    expect(screen.getByRole('img', { name: 'up 0.84 percent' }).dataset['direction']).toBe('up');
    source.tick({ percent: -1.2 });
    await pass(20);

    const change = screen.getByRole('img', { name: 'down 1.20 percent' });
    expect(change.textContent).toBe('−1.20%');
    expect(change.dataset['direction']).toBe('down');
  });

  it('points nowhere for what is written as zero', async () => {
    const source = createLive<PriceMove>({ percent: 0.84 });
    render(<LivePriceChange source={source} />);
    source.tick({ percent: -0.004 });
    await pass(20);

    expect(screen.getByRole('img', { name: 'unchanged' }).dataset['direction']).toBe('flat');
  });

  it('reads a text of its own as it stands, and names a percentage once it is known', async () => {
    const source = createLive<PriceMove>({ percent: null });
    const { container } = render(<LivePriceChange source={source} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('—');
    source.tick({ percent: 0.3 });
    await pass(20);
    expect(screen.getByRole('img', { name: 'up 0.30 percent' })).toBeDefined();
    source.tick({ percent: -0.3, text: '−3.10' });
    await pass(20);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('−3.10');
  });
});
