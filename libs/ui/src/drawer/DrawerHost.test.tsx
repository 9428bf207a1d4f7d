import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OverlayFooter } from '../modal/OverlayFooter.tsx';
import { closeTopOverlay } from '../modal/overlayStack.ts';
import { DrawerHost, type DrawerPanels } from './DrawerHost.tsx';
import { createDrawers } from './store.ts';

const panels: DrawerPanels = {
  stock: { title: 'Stock Detail', Panel: ({ payload }) => <p>{payload.symbol}</p>, height: '94vh' },
  deposit: {
    title: 'Deposit',
    Panel: () => (
      <OverlayFooter>
        <button type="button">Deposit ₹50,000</button>
      </OverlayFooter>
    ),
  },
};

describe('DrawerHost', () => {
  it('shows the panel of the type with its payload', () => {
    const store = createDrawers();
    render(<DrawerHost store={store} panels={panels} />);
    act(() => void store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' }));

    expect(screen.getByRole('dialog', { name: 'Stock Detail' }).textContent).toContain('DAKSHBK');
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  it.each([
    { panel: undefined, option: undefined, height: '80vh' },
    { panel: '94vh', option: undefined, height: '94vh' },
    { panel: '94vh', option: '60vh', height: '60vh' },
  ])('is $height high for a panel of $panel opened with $option [S2-BOTTOM-HEIGHT]', (example) => {
    const store = createDrawers();
    const ofThisHeight: DrawerPanels = {
      deposit: { title: 'Deposit', Panel: () => null, height: example.panel },
    };
    render(<DrawerHost store={store} panels={ofThisHeight} />);
    act(() => void store.open('deposit', undefined, { height: example.option }));

    expect(screen.getByRole('dialog').parentElement?.style.height).toBe(example.height);
  });

  it('puts the actions of a panel at its foot', () => {
    const store = createDrawers();
    render(<DrawerHost store={store} panels={panels} />);
    act(() => void store.open('deposit', undefined));

    expect(screen.getByRole('button', { name: 'Deposit ₹50,000' }).parentElement?.tagName).toBe('FOOTER');
  });

  it('closes on browser back', () => {
    const store = createDrawers();
    render(<DrawerHost store={store} panels={panels} />);
    act(() => void store.open('deposit', undefined));

    act(() => void closeTopOverlay());

    expect(store.getSnapshot()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['loan', 'toString'])(
    'logs %s, which no panel is known for, as an error and closes [S2-BOTTOM-UNKNOWN]',
    (type) => {
      const store = createDrawers();
      const logError = vi.fn();
      render(<DrawerHost store={store} panels={panels} logError={logError} />);
      // A type from outside the compiler's sight, as an old link would name it.
      act(() => void Reflect.apply(store.open, store, [type, undefined]));

      expect(logError).toHaveBeenCalledExactlyOnceWith(`Unknown drawer type: ${type}`);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(store.getSnapshot()).toBeNull();
    },
  );
});
