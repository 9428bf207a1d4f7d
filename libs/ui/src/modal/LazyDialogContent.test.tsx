import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ModalHost } from './ModalHost.tsx';
import { modals, preloadDialog, type LazyDialog, type LazyDialogContentProps } from './store.ts';

afterEach(() => {
  act(() => modals.closeAll());
});

function Hello({ close }: LazyDialogContentProps) {
  return (
    <button type="button" onClick={close}>
      Leave
    </button>
  );
}

function open(load: LazyDialog['load'], { isSandbox = false } = {}) {
  void act(() => modals.openLazy({ title: 'Hello', isSandbox, load }));
}

describe('modals.openLazy', () => {
  it('says that it is busy until the content is there, which may close the dialog', async () => {
    render(<ModalHost />);
    const arrivals: ((content: typeof Hello) => void)[] = [];

    open(() => new Promise((resolve) => arrivals.push(resolve)));
    expect(await screen.findByText('Loading...')).toBeDefined();
    await act(async () => arrivals[0]?.(Hello));

    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    { button: 'Close', dismissals: 1 },
    { button: 'Leave', dismissals: 0 },
  ])('tells of $dismissals dismissals after its button $button', async ({ button, dismissals }) => {
    const onDismiss = vi.fn();
    render(<ModalHost />);
    act(
      () =>
        void modals.openLazy({
          title: 'Hello',
          isSandbox: false,
          load: () => Promise.resolve(Hello),
          onDismiss,
        }),
    );

    await screen.findByRole('button', { name: 'Leave' });
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(onDismiss).toHaveBeenCalledTimes(dismissals);
  });

  it('carries the mark of the sandbox once on a phone, and none when the market is real [I3A-LOOK-7]', async () => {
    vi.stubGlobal('innerWidth', 390);
    render(<ModalHost />);

    open(() => Promise.resolve(Hello), { isSandbox: true });
    // Fails where there are two.
    expect(await screen.findByText('Sandbox: simulated market and money')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open(() => Promise.resolve(Hello));

    expect(await screen.findByRole('button', { name: 'Leave' })).toBeDefined();
    expect(screen.queryByText('Sandbox: simulated market and money')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('shows at once what was fetched before it was asked for', async () => {
    render(<ModalHost />);
    const load = vi.fn<LazyDialog['load']>().mockResolvedValue(Hello);
    await preloadDialog(load);

    open(load);

    expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows at once what the same function has brought before', async () => {
    render(<ModalHost />);
    const load = vi.fn<LazyDialog['load']>().mockResolvedValue(Hello);
    open(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    open(load);

    expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says so when the content does not arrive, and fetches it again with the next opening', async () => {
    render(<ModalHost />);
    const load = vi
      .fn<LazyDialog['load']>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(Hello);

    open(load);
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    open(load);

    expect(await screen.findByRole('button', { name: 'Leave' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
