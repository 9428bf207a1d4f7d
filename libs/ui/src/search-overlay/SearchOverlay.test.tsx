import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SearchFunction } from './createSearch.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SearchResultRow, type SearchItem } from './SearchResultRow.tsx';
import { createSearchOverlay } from './store.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

const item: SearchItem = { symbol: 'DAKSHBK', market: 'NSE', name: 'Daksh Bank', price: 1542.6 };

function Stage(props: { store: ReturnType<typeof createSearchOverlay>; search: SearchFunction<SearchItem> }) {
  useSearchShortcut(props.store);
  return (
    <SearchOverlay
      {...props}
      heading="Instruments"
      keyOf={({ symbol }) => symbol}
      renderItem={(result, query) => <SearchResultRow item={result} query={query} />}
      onChoose={() => {}}
    />
  );
}

describe('SearchOverlay', () => {
  it('begins without the results of last time [S4-SEARCH-OPEN]', async () => {
    const store = createSearchOverlay();
    render(<Stage store={store} search={() => Promise.resolve([item])} />);
    act(() => store.open());
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'daksh');
    await screen.findByRole('option');
    act(() => void store.close());
    act(() => store.open());

    expect(screen.getByRole('combobox')).toHaveProperty('value', '');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('cancels the search in flight when it closes [S4-SEARCH-CANCEL]', async () => {
    const store = createSearchOverlay();
    const search = vi.fn<SearchFunction<SearchItem>>(() => new Promise(() => {}));
    render(<Stage store={store} search={search} />);
    act(() => store.open());
    await userEvent.type(screen.getByRole('combobox'), 'daksh');
    await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    const signal = search.mock.calls[0]?.[1];
    expect(signal?.aborted).toBe(false);
    act(() => void store.close());

    expect(signal?.aborted).toBe(true);
  });

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}K{/Control}'])(
    'opens by %s [S9-SEARCH-KEYS]',
    async (keys) => {
      const store = createSearchOverlay();
      render(<Stage store={store} search={() => Promise.resolve([])} />);
      await userEvent.keyboard(keys);

      expect(store.getSnapshot()).toBe(true);
      act(() => void store.close());
    },
  );

  it('stays closed for other keys', async () => {
    const store = createSearchOverlay();
    render(<Stage store={store} search={() => Promise.resolve([])} />);
    await userEvent.keyboard('k{Control>}j{/Control}{Control>}{Shift>}k{/Shift}{/Control}');

    expect(store.getSnapshot()).toBe(false);
  });
});

describe('SearchResultRow', () => {
  it('shows symbol, market, name and the price in rupees with two decimals [S2-SEARCH-RESULT]', () => {
    const { container } = render(<SearchResultRow item={item} query="shb" />);

    expect(container.textContent).toBe('DAKSHBKNSEDaksh Bank₹1,542.60');
    expect(container.querySelector('mark')?.textContent).toBe('SHB');
  });

  it.each([
    ['daksh', ['DAKSH', 'Daksh']],
    ['bank dak', ['DAK', 'Dak', 'Bank']],
    ['ank', ['ank']],
    ['zzz', []],
    ['  ', []],
  ])('underlines in symbol and name where they have %j, word by word', (query, marks) => {
    const { container } = render(<SearchResultRow item={item} query={query} />);

    expect(Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(marks);
    expect(container.textContent).toBe('DAKSHBKNSEDaksh Bank₹1,542.60');
  });

  it('shows what stands in the place of the price', () => {
    const { container } = render(<SearchResultRow item={item} query="" price={null} />);

    expect(container.textContent).toBe('DAKSHBKNSEDaksh Bank');
  });

  it('shows a dash where there is no price', () => {
    const { container } = render(<SearchResultRow item={{ ...item, price: null }} query="" />);

    expect(container.textContent).toContain('—');
    expect(container.querySelector('mark')).toBeNull();
  });
});
