import { india, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sandboxMark } from '../sandbox-mark/sandboxMark.ts';
import { ModalHost } from './ModalHost.tsx';
import { defineDialog, modals, type DialogContentProps } from './store.ts';

afterEach(() => {
  act(() => modals.closeAll());
});

function Hello({ close }: DialogContentProps) {
  return (
    <button type="button" onClick={close}>
      Leave
    </button>
  );
}

type Load = () => Promise<typeof Hello>;

const dialogOf = (load: Load) => defineDialog({ title: 'profile.setPin', load });

function open(...args: Parameters<typeof modals.openDialog>) {
  act(() => void modals.openDialog(...args));
}

function Page({ language = 'en' }: { language?: Language }) {
  return (
    <MessagesProvider language={language} region={india} compactUnits="indian">
      <ModalHost />
    </MessagesProvider>
  );
}

describe('a declared dialog', () => {
  it('says that it is busy until the content is there, which may close the dialog', async () => {
    render(<Page />);
    const arrivals: ((content: typeof Hello) => void)[] = [];

    open(dialogOf(() => new Promise((resolve) => arrivals.push(resolve))));
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
    render(<Page />);
    open(
      dialogOf(() => Promise.resolve(Hello)),
      { onDismiss },
    );

    await screen.findByRole('button', { name: 'Leave' });
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(onDismiss).toHaveBeenCalledTimes(dismissals);
  });

  it('carries the mark of the sandbox once on a phone, and none when the market is real [I3A-LOOK-7] [I3B-6-MARK]', async () => {
    vi.stubGlobal('innerWidth', 390);
    render(<Page />);

    open(dialogOf(() => Promise.resolve(Hello)));
    // Fails where there are two.
    expect(await screen.findByText('Sandbox: simulated market and money')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => sandboxMark.set(false));
    open(dialogOf(() => Promise.resolve(Hello)));

    expect(await screen.findByRole('button', { name: 'Leave' })).toBeDefined();
    expect(screen.queryByText('Sandbox: simulated market and money')).toBeNull();
    act(() => sandboxMark.set(true));
    vi.unstubAllGlobals();
  });

  it('shows at once what was fetched before it was asked for', async () => {
    render(<Page />);
    const load = vi.fn<Load>().mockResolvedValue(Hello);
    const dialog = dialogOf(load);
    await dialog.content.fetch('en');

    open(dialog);

    expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows at once what it has shown before', async () => {
    render(<Page />);
    const load = vi.fn<Load>().mockResolvedValue(Hello);
    const dialog = dialogOf(load);
    open(dialog);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    open(dialog);

    expect(screen.getByRole('button', { name: 'Leave' })).toBeDefined();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says so when the content does not arrive, and fetches it again with the next opening', async () => {
    render(<Page />);
    const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Hello);
    const dialog = dialogOf(load);

    open(dialog);
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    open(dialog);

    expect(await screen.findByRole('button', { name: 'Leave' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has its title in the language of the screens, and follows a change of it [I3B-6-OVERLAYS]', async () => {
    const { rerender } = render(<Page />);
    open(dialogOf(() => Promise.resolve(Hello)));
    expect(await screen.findByRole('dialog', { name: 'Set PIN' })).toBeDefined();

    rerender(<Page language="hi" />);

    expect(await screen.findByRole('dialog', { name: 'पिन सेट करें' })).toBeDefined();
  });
});
