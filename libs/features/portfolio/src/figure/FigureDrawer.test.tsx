import { screen, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  figureFixture,
  getGetFigureMockHandler,
  taxableFigureFixture,
  taxFigureFixture,
} from '@wealth/api-sdk/testing';
import type { Figure } from '@wealth/api-sdk/model';
import type { FigureReference } from '@wealth/hrefs';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { newClient, portfolioHandlers } from '../testing.ts';
import { FigureDrawer } from './FigureDrawer.tsx';

const server = mockServer(...portfolioHandlers());
const serve = (figure: Partial<Figure>) =>
  server.use(getGetFigureMockHandler(envelopeOf({ ...figureFixture, ...figure })));

const show = (payload: FigureReference = { id: 'price_held' }) =>
  renderPage(<FigureDrawer payload={payload} />);

const tableThere = async () => within(await screen.findByRole('table'));

describe('FigureDrawer [I5B-2-FIGURES]', () => {
  it('says how a figure is made up: terms, lots, price and its time, and their sum', async () => {
    const { user } = show();
    expect(await screen.findByRole('heading', { name: 'How ₹2,69,684.90 is made up' })).toBeDefined();
    const table = await tableThere();

    await user.click(table.getByRole('button', { name: 'Lots of ARAVBANK', expanded: false }));

    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows.find((row) => row.startsWith('Bought on'))).toContain('live, Thu, 19 Nov, 14:32:06');
    expect(rows.find((row) => row.startsWith('Bought on'))).toContain('Ledger entry 731');
    expect(rows.at(-1)).toBe('Sum of 3 parts₹2,69,684.90');
    expect(screen.getByText('Parts and figure differ by ₹0.00.')).toBeDefined();
  });

  it('does not hide that the parts do not add up', async () => {
    serve({ value: 269684.91 });
    show();

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Parts and figure differ by +₹0.01. This is our mistake');
  });

  it('opens another figure in its place, and leads back', async () => {
    const { user } = show();
    await tableThere();

    await user.click(screen.getByRole('link', { name: 'Open Cost of the lots' }));

    const back = await screen.findByRole('link', { name: 'Back to Price, shares still held' });
    await user.click(back);
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
    await tableThere();
  });

  it('asks for the days that are shown', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).search));
    show({ id: 'dividends', from: '2025-04-01', to: '2026-03-31', isin: 'INE000A01011' });
    await tableThere();

    expect(asked).toContain('?from=2025-04-01&to=2026-03-31&isin=INE000A01011');
  });

  it('says by which section of the law a tax is made, of what, and hides that too [I5B-4-MADEUP]', async () => {
    serve(taxFigureFixture);
    const { preferences } = show({ id: 'gains_tax', fy: '2026-27' });
    const table = await tableThere();

    const [, first, second] = table.getAllByRole('row').map((row) => row.textContent);
    expect(first).toBe('20% tax under section 19620% of ₹13,356.70₹2,671.34');
    expect(second).toContain('12.5% tax under section 198');

    preferences.set('showAssets', false);
    await screen.findByRole('heading', { name: 'How Tax on gains is made up' });
    expect(document.body.textContent.replaceAll('₹0.00', '')).not.toMatch(/₹\d/);
  });

  it('opens a figure of the tax report from another one, in the same year [I5B-4-MADEUP]', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
    });
    serve(taxableFigureFixture);
    const { user } = show({ id: 'taxable', fy: '2025-26' });
    const table = await tableThere();
    expect(table.getByText('Long-term loss of 2025-26, brought forward')).toBeDefined();

    await user.click(table.getByRole('link', { name: 'Short-term gains less losses' }));

    await screen.findByRole('link', { name: 'Back to Taxable gains, before the exemption' });
    expect(asked.filter((one) => one.includes('/figures/'))).toEqual([
      expect.stringMatching(/figures\/taxable\?fy=2025-26$/),
      expect.stringMatching(/figures\/short_term_gain\?fy=2025-26$/),
    ]);
  });

  it('hides amounts and shares, also in its title', async () => {
    const { preferences, user } = show();
    const table = await tableThere();
    await user.click(table.getByRole('button', { name: 'Lots of ARAVBANK' }));
    preferences.set('showAssets', false);

    expect(
      await screen.findByRole('heading', { name: 'How Price, shares still held is made up' }),
    ).toBeDefined();
    expect(document.body.textContent.replaceAll('₹0.00', '')).not.toMatch(/₹\d|820/);
  });

  it('says that nothing stands behind a figure of zero', async () => {
    serve(newClient.figure);
    show();

    expect(await screen.findByRole('heading', { name: 'Nothing has happened here yet' })).toBeDefined();
  });

  it('fails with Retry, and recovers by it', async () => {
    server.use(failing('*/stat/app/v1/figures/*', { status: 500, message: 'Out of order' }));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Retry' });

    server.use(...portfolioHandlers());
    await user.click(retry);

    await tableThere();
  });
});
