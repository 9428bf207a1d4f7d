import { screen, waitFor, within } from '@testing-library/react';
import type { TaxSearch } from '@wealth/hrefs';
import { envelopeOf, failing, getSaveTaxLossesMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenTaxHandlers, earlyYear, lossYear, quietYear, taxHandlers } from '../../testing/taxHandlers.ts';
import { TaxPage } from './TaxPage.tsx';

const server = mockServer(...taxHandlers());
const Page = withSearch(TaxPage);

function open(search: TaxSearch = {}) {
  const onSearchChange = vi.fn();
  return { ...renderPage(<Page search={search} onSearchChange={onSearchChange} />), onSearchChange };
}

afterEach(() => void drawers.close());

/** What the open drawer shows. */
const openedFigure = () => drawers.getSnapshot()?.read((type, payload) => ({ type, payload })).payload;

const region = (name: string) => screen.findByRole('region', { name });

describe('the tax report [I5B-4-PAGE]', () => {
  it('says what is due so far, what is free, and what turns long term', async () => {
    open();
    const hero = within(await region('Estimated tax so far'));
    expect(hero.getByText('₹1,25,000.00 free of tax on long-term gains')).toBeDefined();
    expect(hero.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('70.4%');
    expect(hero.getByText(/AGNIPETRO/)).toBeDefined();
    expect((await region('Estimated tax so far')).textContent).toContain('₹2,778.19');
  });

  it('has five periods that add up, and the set-off as numbered steps', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Five periods' }));
    const row = table.getByRole('row', { name: /Short term, 20%/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['₹0.00', '₹5,296.07', '₹8,060.63', '₹0.00', '₹0.00', '₹13,356.70']);
    const steps = within(await region('Set-off')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Long-term loss of 2025-26, brought forward'),
        expect.stringMatching(/Free of tax, up to ₹1,25,000.00 a year.*−₹87,988.52/),
        expect.stringMatching(/^12Estimated tax₹2,778.19$/),
      ]),
    );
  });

  it('opens how each figure of the year is made up, by key [I5B-4-MADEUP]', async () => {
    const { user } = open();
    const year = within(await region('The year in figures'));
    expect(year.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Tax on gains₹2,671.34', 'Estimated tax₹2,778.19']),
    );
    expect(year.getAllByRole('button')).toHaveLength(8);
    expect(within(await region('Other items for the return')).getAllByRole('button')).toHaveLength(4);

    year.getByRole('button', { name: /Taxed gains/ }).focus();
    await user.keyboard('{Enter}');

    expect(openedFigure()).toEqual({ id: 'taxed', fy: '2026-27' });
  });

  it('opens the figure that the address names [I5B-4-MADEUP]', async () => {
    open({ fy: '2025-26', figure: 'exempt' });
    await waitFor(() => expect(openedFigure()).toEqual({ id: 'exempt', fy: '2025-26' }));
  });

  it('lists every lot with the ways to its orders, its note and what cost is taken', async () => {
    open({ view: 'lots' });
    const grid = within(await screen.findByRole('grid', { name: 'Lots sold' }));
    const row = within(await grid.findByRole('row', { name: /SHESHTECH/ }));
    expect(row.getByText('market value')).toBeDefined();
    expect(row.getByRole('link', { name: /^Sale order of SHESHTECH/ }).getAttribute('href')).toBe(
      '/portfolio/orders/sold-5',
    );
    expect(row.getByText('School fees')).toBeDefined();
    expect(screen.getByRole('button', { name: 'What the columns mean' })).toBeDefined();
  });

  it('has schedule 112A as the form of the year, which is not notified yet', async () => {
    open({ view: 'schedule' });
    const form = within(await region('As the form has it'));
    expect(
      form.getByText('The form of this year is not notified yet; this is that of 2025-26.'),
    ).toBeDefined();
    expect(form.getByText('3 lots bought after 31 January 2018')).toBeDefined();
    expect(await screen.findByRole('row', { name: /SHESHTECH/ })).toBeDefined();
    expect(screen.queryByRole('row', { name: /ANNAM/ })).toBeNull();
  });

  it('says which losses do not count, and carries the others', async () => {
    server.use(...taxHandlers(lossYear));
    open();
    expect(within(await region('Losses that do not count')).getByText('₹5,764.23')).toBeDefined();
    expect((await region('Losses carried forward')).textContent).toContain('Carried to 2027-28₹10,960.40');
  });

  it('keeps what was typed of own losses when they cannot be saved, and closes when they are', async () => {
    server.use(failing('*/stat/app/v1/tax/losses/*', { status: 500, message: 'Out of order' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change the losses of 2024-25' }));
    const field = await screen.findByRole('textbox', { name: 'Short-term loss' });
    await user.type(field, '1250.75');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('The losses could not be saved. What you typed is still here.'),
    ).toBeDefined();
    expect(field).toHaveProperty('value', '1,250.75');

    const sent = vi.fn();
    server.use(
      getSaveTaxLossesMockHandler(async ({ request }) => {
        sent(await request.json());
        return envelopeOf({ tax_year: '2024-25', short_term: 1_250.75, long_term: 0, is_filed: null });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Short-term loss' })).toBeNull());
    expect(sent).toHaveBeenCalledWith({ short_term: 1_250.75, long_term: 0, is_filed: null });
  });

  it('shows a year without a sale, and the way to its dividends [I5B-BAD-NONE]', async () => {
    server.use(...taxHandlers(quietYear));
    const { user, onSearchChange } = open({ fy: '2024-25' });
    expect(await screen.findByRole('heading', { name: 'No sale in 2024-25' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'See the dividends' }));
    expect(onSearchChange).toHaveBeenLastCalledWith({ view: 'dividends' }, { isStep: true });
  });

  it('shows a year before the first trade [I5B-BAD-YEAR]', async () => {
    server.use(...taxHandlers(earlyYear));
    open({ fy: '2020-21' });
    expect(await screen.findByRole('heading', { name: 'Nothing in 2020-21 yet' })).toBeDefined();
  });

  it('hides every amount and quantity where the client wants that [I5B-9-HIDDEN]', async () => {
    const { user, preferences } = open();
    await region('Estimated tax so far');
    preferences.set('showAssets', false);
    await vi.waitFor(() =>
      expect(document.body.textContent).not.toMatch(/2,778|13,356|5,296|37,011|11,070|87,988/),
    );
    expect(user).toBeDefined();
  });

  it('fails with Retry, and recovers by it', async () => {
    server.use(...brokenTaxHandlers());
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...taxHandlers());
    await user.click(retry);
    expect(await region('Estimated tax so far')).toBeDefined();
  });
});
