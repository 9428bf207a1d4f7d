import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createToasts } from './store.ts';
import { ToastRegion } from './ToastRegion.tsx';

describe('ToastRegion', () => {
  it.each([
    { type: 'default', role: 'status' },
    { type: 'success', role: 'status' },
    { type: 'error', role: 'alert' },
    { type: 'info', role: 'status' },
    { type: 'warning', role: 'status' },
    { type: 'loading', role: 'status' },
  ] as const)(
    'announces $type as $role, once the region is there [S4-TOAST-TYPES] [I2-2-TOAST]',
    async ({ type, role }) => {
      const store = createToasts();
      render(<ToastRegion store={store} />);
      act(() => void store.show({ type, title: 'Said', duration: 0 }));
      expect(screen.getByRole(role).textContent).toBe('');

      expect((await screen.findByText('Said')).closest(`[role=${role}]`)).toBeTruthy();
    },
  );

  it.each([
    { position: 'top-right', place: ['right-0'], isAtTop: true },
    { position: 'top-left', place: ['left-0'], isAtTop: true },
    { position: 'bottom-right', place: ['right-0', 'bottom-0'], isAtTop: false },
    { position: 'bottom-left', place: ['bottom-0', 'left-0'], isAtTop: false },
    { position: 'top-center', place: ['inset-x-0', 'mx-auto'], isAtTop: true },
    { position: 'bottom-center', place: ['inset-x-0', 'bottom-0', 'mx-auto'], isAtTop: false },
  ] as const)(
    'shows $position in a list of its own, at its place [S4-TOAST-POSITIONS]',
    async ({ position, place, isAtTop }) => {
      const store = createToasts();
      render(<ToastRegion store={store} />);
      act(() => {
        store.show({ title: 'Here', position, duration: 0 });
        store.show({
          title: 'Elsewhere',
          position: position === 'top-right' ? 'top-left' : 'top-right',
          duration: 0,
        });
      });
      const list = (await screen.findByText('Here')).closest('ul');

      expect(list?.children).toHaveLength(1);
      const classes = list?.className.split(' ') ?? [];
      const places = ['left-0', 'right-0', 'bottom-0', 'inset-x-0', 'mx-auto'];
      expect(new Set(classes.filter((name) => places.includes(name)))).toEqual(new Set<string>(place));
      expect(classes.includes('top-14')).toBe(isAtTop);
      // On a phone beneath the tabs of a page, too [I4B-D13].
      expect(classes.includes('max-tablet:top-26')).toBe(isAtTop);
    },
  );

  it('gives each toast a button Close, and is gone with the last one [S4-TOAST-CLOSE]', async () => {
    const store = createToasts();
    render(<ToastRegion store={store} />);
    act(() => {
      store.show({ title: 'One', duration: 0 });
      store.show({ title: 'Two', duration: 0 });
    });
    const [first, second] = screen.getAllByRole('button', { name: 'Close' });
    if (!first || !second) throw new Error('a toast has no button');
    await userEvent.click(first);
    expect(store.getSnapshot().toasts.map(({ title }) => title)).toEqual(['Two']);
    await userEvent.click(second);

    expect(screen.queryByRole('region')).toBeNull();
    expect(store.getSnapshot().isPaused).toBe(false);
  });

  it('tells whoever has shown a toast that the client has closed it, and of no other end [I4B-D13]', async () => {
    const store = createToasts();
    render(<ToastRegion store={store} />);
    const onClosed = vi.fn();
    const onOther = vi.fn();
    act(() => {
      store.show({ title: 'One', duration: 0, onClosed });
      store.dismiss(store.show({ title: 'Two', duration: 0, onClosed: onOther }));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(onOther).not.toHaveBeenCalled();
  });

  it('holds the time while the pointer is on one, also when the focus leaves meanwhile [S4-TOAST-HOVER]', async () => {
    const store = createToasts();
    render(<ToastRegion store={store} />);
    act(() => void store.show({ title: 'Held', duration: 60_000 }));
    const toast = await screen.findByText('Held');
    await userEvent.hover(toast);
    expect(store.getSnapshot().isPaused).toBe(true);
    act(() => {
      screen.getByRole('button', { name: 'Close' }).focus();
      screen.getByRole('button', { name: 'Close' }).blur();
    });
    expect(store.getSnapshot().isPaused).toBe(true);
    await userEvent.unhover(toast);

    expect(store.getSnapshot().isPaused).toBe(false);
    act(() => store.clear());
  });
});
