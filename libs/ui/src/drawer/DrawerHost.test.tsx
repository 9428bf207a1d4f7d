import { india, type Language } from '@wealth/i18n-locale';
import { MessagesProvider } from '@wealth/i18n-locale-react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OverlayFooter } from '../modal/OverlayFooter.tsx';
import { closeTopOverlay } from '../modal/overlayStack.ts';
import { DrawerHost, type DrawerHostProps, type DrawerPanels } from './DrawerHost.tsx';
import { createDrawers, defineDrawer, type DrawerContentProps } from './store.ts';

function StockPanel({ payload }: DrawerContentProps<'stock'>) {
  return <p>{payload.symbol}</p>;
}

function DepositPanel() {
  return (
    <OverlayFooter>
      <button type="button">Deposit ₹50,000</button>
    </OverlayFooter>
  );
}

const panels: DrawerPanels = {
  stock: defineDrawer<'stock'>({
    title: 'market.title',
    height: '94vh',
    load: () => Promise.resolve(StockPanel),
  }),
  deposit: defineDrawer<'deposit'>({ title: 'profile.deposit', load: () => Promise.resolve(DepositPanel) }),
};

interface HostProps extends DrawerHostProps {
  language?: Language;
}

/** The host in a page whose language may change. */
function Host({ language = 'en', ...host }: HostProps) {
  return (
    <MessagesProvider language={language} region={india} compactUnits="indian">
      <DrawerHost {...host} />
    </MessagesProvider>
  );
}

describe('DrawerHost', () => {
  it('says why a client may not open it, in the place of what it would show [I4C-6-CAPABILITIES]', async () => {
    const store = createDrawers();
    const load = vi.fn(() => Promise.resolve(DepositPanel));
    const loans: DrawerPanels = { loan: defineDrawer<'loan'>({ title: 'profile.deposit', load }) };
    const refusal = (type: string) => (type === 'loan' ? <p>Loans are not enabled.</p> : null);
    render(<Host store={store} panels={loans} refusal={refusal} />);
    act(() => void store.open('loan'));

    expect(await screen.findByText('Loans are not enabled.')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });

  it('shows the panel of the type with its payload [I3B-6-OVERLAYS]', async () => {
    const store = createDrawers();
    render(<Host store={store} panels={panels} />);
    act(() => void store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Market' }));
    expect(await dialog.findByText('DAKSHBK')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  it.each([
    { panel: undefined, option: undefined, height: '80vh' },
    { panel: '94vh', option: undefined, height: '94vh' },
    { panel: '94vh', option: '60vh', height: '60vh' },
  ])('is $height high for a panel of $panel opened with $option [S2-BOTTOM-HEIGHT]', async (example) => {
    const store = createDrawers();
    const ofThisHeight: DrawerPanels = {
      deposit: defineDrawer<'deposit'>({
        title: 'profile.deposit',
        height: example.panel,
        load: () => Promise.resolve(DepositPanel),
      }),
    };
    render(<Host store={store} panels={ofThisHeight} />);
    act(() => void store.open('deposit', undefined, { height: example.option }));

    expect((await screen.findByRole('dialog')).parentElement?.style.height).toBe(example.height);
  });

  it.each([
    [390, true, '100vh'],
    [390, false, '80vh'],
    [1440, true, '80vh'],
  ])('at %i px, full on a phone %s, is %s high [I4B-E15]', async (innerWidth, isFull, height) => {
    const before = window.innerWidth;
    window.innerWidth = innerWidth;
    const store = createDrawers();
    const page: DrawerPanels = {
      deposit: defineDrawer<'deposit'>({
        title: 'profile.deposit',
        isFullscreenOnMobile: isFull,
        load: () => Promise.resolve(DepositPanel),
      }),
    };
    render(<Host store={store} panels={page} />);
    act(() => void store.open('deposit'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.parentElement?.style.height).toBe(height));
    window.innerWidth = before;
  });

  it('puts the actions of a panel at its foot', async () => {
    const store = createDrawers();
    render(<Host store={store} panels={panels} />);
    act(() => void store.open('deposit'));

    const action = await screen.findByRole('button', { name: 'Deposit ₹50,000' });
    expect(action.parentElement?.tagName).toBe('FOOTER');
  });

  it('has its title in the language of the screens, and follows a change of it [I3B-6-OVERLAYS]', async () => {
    const store = createDrawers();
    const { rerender } = render(<Host store={store} panels={panels} />);
    act(() => void store.open('deposit'));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeTruthy();

    rerender(<Host store={store} panels={panels} language="hi" />);

    expect(await screen.findByRole('dialog', { name: 'जमा करें' })).toBeTruthy();
  });

  it('says so when what it holds does not arrive, and asks for it again with the next opening', async () => {
    const load = vi
      .fn<() => Promise<typeof DepositPanel>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(DepositPanel);
    const store = createDrawers();
    const lost: DrawerPanels = { deposit: defineDrawer<'deposit'>({ title: 'profile.deposit', load }) };
    render(<Host store={store} panels={lost} />);
    act(() => void store.open('deposit'));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();

    act(() => void store.open('deposit'));

    expect(await screen.findByRole('button', { name: 'Deposit ₹50,000' })).toBeTruthy();
  });

  it('closes on browser back', async () => {
    const store = createDrawers();
    render(<Host store={store} panels={panels} />);
    act(() => void store.open('deposit'));
    await screen.findByRole('dialog');

    act(() => void closeTopOverlay());

    expect(store.getSnapshot()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['loan', 'toString'])(
    'logs %s, which no panel is known for, as an error and closes [S2-BOTTOM-UNKNOWN]',
    (type) => {
      const store = createDrawers();
      const logError = vi.fn();
      render(<Host store={store} panels={panels} logError={logError} />);
      // A type from outside the compiler's sight, as an old link would name it.
      act(() => void Reflect.apply(store.open, store, [type, undefined]));

      expect(logError).toHaveBeenCalledExactlyOnceWith(`Unknown drawer type: ${type}`);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(store.getSnapshot()).toBeNull();
    },
  );
});
