import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DrawerHost, type DrawerPanels } from './DrawerHost.tsx';
import { createDrawers } from './store.ts';

const panels: DrawerPanels = {
  stock: { title: 'Stock Detail', Panel: ({ payload }) => <p>{payload.symbol}</p>, height: '94vh' },
};

describe('DrawerHost', () => {
  it('shows the panel of the type with its payload', () => {
    const store = createDrawers();
    render(<DrawerHost store={store} panels={panels} />);
    act(() => void store.open('stock', { market: 'NSE', symbol: 'DAKSHBK' }));

    expect(screen.getByRole('dialog', { name: 'Stock Detail' }).textContent).toContain('DAKSHBK');
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
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
