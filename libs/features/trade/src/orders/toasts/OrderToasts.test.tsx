import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '@wealth/api-sdk/model';
import { orderFixtures, orderRowOf } from '@wealth/api-sdk/testing';
import { renderPage } from '@wealth/testing';
import type { ToastOptions } from '@wealth/ui/toast';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ordersOnScreen } from './createOrdersOnScreen.ts';
import { createOrderToasts } from './createOrderToasts.ts';
import { OrderAnnouncer } from './OrderAnnouncer.tsx';
import { OrderToasts } from './OrderToasts.tsx';

describe('the toasts of orders [I5A-10-EVENTS]', () => {
  const open = orderRowOf(orderFixtures.open);
  const filled: Order = { ...open, filled_quantity: 40, average_price: 1526.4 };

  it.each([
    [open, 'Buy 40 INDRAOIL: open at the exchange', 'Limit 1,526.50'],
    [
      { ...filled, status: 'PARTIAL', filled_quantity: 25 },
      'Buy 40 INDRAOIL: partly filled',
      '25 of 40 filled at 1,526.40 on average.',
    ],
    [
      { ...filled, status: 'COMPLETE' },
      'Buy 40 INDRAOIL: executed',
      '40 of 40 filled at 1,526.40 on average.',
    ],
    [
      { ...open, status: 'REJECTED', reason: { code: 'outside_band', message: 'Band.' } },
      'Buy 40 INDRAOIL: rejected',
      'Its price is outside the price band of the share.',
    ],
    [
      { ...open, status: 'CANCELLED', reason: { code: 'sunspots', message: 'Too many sunspots.' } },
      'Buy 40 INDRAOIL: cancelled',
      'Too many sunspots.',
    ],
  ] as const)('say of %o: %s', async (order, title, description) => {
    const { stream } = renderPage(<OrderToasts />, { hasHosts: true });
    act(() => stream.tell({ kind: 'order', order: { ...order } }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(description)).toBeDefined();
  });

  it('leave the page alone where their code cannot be had, and come when it can [I5A-BAD-ANSWERS]', async () => {
    const load = vi
      .fn<() => Promise<typeof OrderAnnouncer>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(OrderAnnouncer);
    const page = (
      <>
        <p>What was typed</p>
        <OrderToasts load={load} />
      </>
    );
    const { stream } = renderPage(page, { hasHosts: true });
    act(() => stream.tell({ kind: 'order', order: { ...open } }));
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(screen.getByText('What was typed')).toBeDefined();
    const told = 'Buy 40 INDRAOIL: open at the exchange';
    expect(await screen.findByText(told, {}, { timeout: 4_000 })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  }, 10_000);

  it('say nothing of figures that are hidden, and nothing of an order that is only on its way', async () => {
    const { stream, preferences } = renderPage(<OrderToasts />, { hasHosts: true });
    act(() => preferences.set('showAssets', false));
    act(() => stream.tell({ kind: 'order', order: { ...open, id: 'other', status: 'PENDING' } }));
    act(() => stream.tell({ kind: 'order', order: { ...filled, status: 'COMPLETE' } }));
    const toast = await screen.findByText('Buy INDRAOIL: executed');
    expect(toast.closest('[role=status]')?.textContent).not.toMatch(/40/);
    expect(screen.queryByText(/Pending|on its way/)).toBeNull();
  });

  it('leave what is in sight to the list of orders that wait; an end is told there too [I4B-D13]', async () => {
    const { stream, unmount } = renderPage(<OrderToasts />, { hasHosts: true });
    act(() => stream.tell({ kind: 'order', order: { ...filled, status: 'PARTIAL', filled_quantity: 5 } }));
    expect(await screen.findByText('Buy 40 INDRAOIL: partly filled')).toBeDefined();
    let release = () => {};
    act(() => void (release = ordersOnScreen.watch(null)));
    await waitFor(() => expect(screen.queryByText('Buy 40 INDRAOIL: partly filled')).toBeNull());
    act(() => stream.tell({ kind: 'order', order: { ...open, id: 'other', status: 'OPEN' } }));
    act(() => stream.tell({ kind: 'order', order: { ...filled, id: 'third', status: 'COMPLETE' } }));
    expect(await screen.findByText('Buy 40 INDRAOIL: executed')).toBeDefined();
    expect(screen.queryByText(/open at the exchange/)).toBeNull();
    release();
    unmount();
  });

  it('hide the amounts that the exchange names, with the client’s own [I4B-A10]', async () => {
    const { stream, preferences } = renderPage(<OrderToasts />, { hasHosts: true });
    act(() => preferences.set('showAssets', false));
    const reason = { code: 'sunspots', message: '₹6,42,333.40 are needed, 820 units are held.' };
    act(() => stream.tell({ kind: 'order', order: { ...open, status: 'REJECTED', reason } }));
    expect(await screen.findByText('₹••,••,••• are needed, ••• units are held.')).toBeDefined();
  });
});

const newsOf = (orderId: string, title: string, isOver = false) => ({ orderId, isOver, toast: { title } });

describe('an order [I5A-10-EVENTS]', () => {
  let nowMs = 0;
  let timers: Array<{ at: number; run: () => void }> = [];
  const shown: ToastOptions[] = [];
  const pass = (ms: number) => {
    nowMs += ms;
    const due = timers.filter(({ at }) => at <= nowMs);
    timers = timers.filter(({ at }) => at > nowMs);
    for (const { run } of due) run();
  };
  beforeEach(() => {
    nowMs = 0;
    timers = [];
    shown.length = 0;
    hidden.length = 0;
  });
  const said = () => shown.map(({ onClosed: _, ...toast }) => toast);
  const hidden: string[] = [];
  const create = () =>
    createOrderToasts({
      hide: (toastId) => void hidden.push(toastId),
      show: (toast) => {
        shown.push(toast);
        return toast.replaces ?? `toast-${shown.length}`;
      },
      now: () => nowMs,
      after: (delayMs, run) => {
        const timer = { at: nowMs + delayMs, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
    });

  it('has one toast, updated in place at most every 3 s, with the newest', () => {
    const { announce } = create();
    for (let fill = 0; fill < 10; fill += 1) announce(newsOf('a', `fill ${fill}`));
    expect(said()).toEqual([{ title: 'fill 0', replaces: undefined }]);
    pass(2_999);
    expect(shown).toHaveLength(1);
    pass(1);
    expect(said().slice(1)).toEqual([{ title: 'fill 9', replaces: 'toast-1' }]);
    pass(3_000);
    announce(newsOf('a', 'filled'));
    expect(said().slice(2)).toEqual([{ title: 'filled', replaces: 'toast-1' }]);
  });

  it('does not wait for another, and says nothing twice', () => {
    const { announce } = create();
    announce(newsOf('a', 'open'));
    announce(newsOf('b', 'open'));
    announce(newsOf('a', 'open'));
    pass(10_000);
    announce(newsOf('a', 'open'));
    expect(shown).toHaveLength(2);
  });

  it('that was closed says nothing more until it ends [I4B-D13]', () => {
    const { announce } = create();
    announce(newsOf('a', 'partly filled, 10 of 40'));
    announce(newsOf('a', 'partly filled, 20 of 40'));
    shown[0]?.onClosed?.();
    pass(10_000);
    announce(newsOf('a', 'partly filled, 30 of 40'));
    pass(10_000);
    announce(newsOf('b', 'open'));
    announce(newsOf('a', 'executed', true));
    expect(said().map(({ title }) => title)).toEqual(['partly filled, 10 of 40', 'open', 'executed']);
  });

  it('that comes into sight leaves its toast, one that has ended keeps it [I4B-D13]', () => {
    const { announce, hideShown } = create();
    announce(newsOf('a', 'partly filled'));
    announce(newsOf('b', 'executed', true));
    announce(newsOf('a', 'partly filled, more'));
    hideShown(() => true);
    pass(10_000);
    expect(hidden).toEqual(['toast-1']);
    expect(shown).toHaveLength(2);
  });

  it('says nothing any more once it is stopped', () => {
    const { announce, stop } = create();
    announce(newsOf('a', 'open'));
    announce(newsOf('a', 'filled'));
    stop();
    pass(10_000);
    expect(shown).toHaveLength(1);
  });
});
