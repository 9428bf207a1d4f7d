import { screen, within } from '@testing-library/react';
import { orderSearch, type OrderSearch } from '@wealth/hrefs';
import { renderPage, withSearch } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterBar, type SearchChange } from './FilterBar.tsx';
import type { ListFilter } from './listFilter.ts';

const filters: ListFilter[] = [
  { kind: 'text', name: 'query', label: 'Name', maxLength: 64, nameOf: (text) => `“${text}”` },
  { kind: 'range' },
  {
    kind: 'choice',
    name: 'side',
    label: 'Side',
    any: 'Both sides',
    options: [
      { value: 'BUY', label: 'Buy' },
      { value: 'SELL', label: 'Sell' },
    ],
  },
];

interface BarProps {
  search: OrderSearch;
  onSearchChange: SearchChange<OrderSearch>;
}

const Bar = withSearch(({ search, onSearchChange }: BarProps) => (
  <FilterBar {...{ filters, search, onSearchChange }} schema={orderSearch} hasChips>
    <button type="button">Tool</button>
  </FilterBar>
));

function open(search: OrderSearch = {}) {
  const onSearchChange = vi.fn();
  return { ...renderPage(<Bar search={search} onSearchChange={onSearchChange} />), onSearchChange };
}

const width = window.innerWidth;
afterEach(() => {
  window.innerWidth = width;
});

describe('the filters of a list [I4C-5-FILTERS]', () => {
  it('stand in one line of a desk, each with the way to take it back', async () => {
    const { user, onSearchChange } = open({ side: 'SELL', from: '2025-04-01', to: '2026-03-31' });
    await user.click(screen.getByRole('button', { name: 'Remove the filter Tax year 2025–26' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ from: undefined, to: undefined }, { isStep: true });
    await user.click(screen.getByRole('button', { name: /Side/ }));
    await user.click(await screen.findByRole('option', { name: 'Both sides' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ side: undefined }, { isStep: true });
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Tool' })).toBeDefined();
  });

  it('ask for days of the client’s own choice, and forget their fields with them', async () => {
    const { user, onSearchChange } = open();
    await user.click(screen.getByRole('button', { name: /Time/ }));
    await user.click(await screen.findByRole('option', { name: 'Own range' }));
    await user.type(screen.getByRole('textbox', { name: 'First day' }), '18/11/2026');
    expect(onSearchChange).toHaveBeenLastCalledWith({ from: '2026-11-18' }, { isStep: true });
    await user.click(screen.getByRole('button', { name: /^Remove the filter From/ }));
    expect(screen.queryByRole('textbox', { name: 'First day' })).toBeNull();
  });

  it('never say to the address what its schema does not know', async () => {
    const { user, onSearchChange } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'neel ');
    await vi.waitFor(() => expect(onSearchChange).toHaveBeenCalledWith({ query: 'neel' }, { isStep: false }));
  });

  it('are said at once where the field is left', async () => {
    const { user, onSearchChange } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'neel');
    await user.tab();
    expect(onSearchChange).toHaveBeenLastCalledWith({ query: 'neel' }, { isStep: false });
  });

  it('are behind one button on a phone, with how many there are', async () => {
    window.innerWidth = 390;
    const { user, onSearchChange } = open({ side: 'SELL', query: 'neel' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter 2' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Tool' })).toBeDefined();
    expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'neel');
    await user.click(sheet.getByRole('button', { name: 'Remove the filter Sell' }));
    await user.click(sheet.getByRole('button', { name: 'Clear all' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ query: undefined }, { isStep: true });
  });
});
