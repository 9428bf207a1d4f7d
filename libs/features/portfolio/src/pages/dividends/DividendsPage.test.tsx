import { screen, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, withSearch } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DividendsPage } from './DividendsPage.tsx';
import { dividendFixtures, dividendHandlers } from './testing/dividendFixtures.ts';

const Dividends = withSearch(DividendsPage);
const server = mockServer(...dividendHandlers());

const width = window.innerWidth;
/** Wide enough for a detail beside the list. */
beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(() => {
  window.innerWidth = width;
});

const cells = async (symbol: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${symbol}`) });
  return within(row)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
};
const region = (name: string) => screen.findByRole('region', { name });

describe('DividendsPage', () => {
  it('lists what was received, is expected and is missing, with gross, tax and net [I5B-6-DIVIDENDS] [DEM-23]', async () => {
    renderPage(<Dividends />);

    expect(await cells('ARAVBANK')).toEqual([
      '24 Jul 2026',
      '1,000 × 11.00',
      '₹11,000.00',
      '₹1,100.00',
      '₹9,900.00',
      'Wed, 12 Aug 202619 days after the ex-date',
      'Received',
    ]);
    expect((await cells('AUSHADHI')).slice(5)).toEqual(['by Fri, 27 Nov 2026in 8 days', 'Expected']);
    expect((await cells('RATHMOTOR')).slice(5)).toEqual([
      'was due Mon, 5 Oct 202662 days after the ex-date',
      'Missing',
    ]);
    expect((await cells('3 dividends')).slice(2, 5)).toEqual(['₹14,660.00', '₹1,100.00', '₹13,560.00']);
    expect((await region('Received')).textContent).toContain('₹9,900.00');
  });

  it('says of a missing one that 45 days are our rule, with the text to the registrar [I5B-6-MISSING] [DEM-23]', async () => {
    renderPage(<Dividends />);

    const detail = await region('Not received: RATHMOTOR');
    expect(detail.textContent).toContain('Counting from 45 days is a rule of ours');
    expect(detail.textContent).toContain(
      'Dividend of ₹140.00 a share, ex-date Fri, 18 Sep 2026, 18 shares, ₹2,520.00 in all, in demat account 12000000 ••••4821, PAN ZZZPV••••Z. No credit reached Sandbox Bank ••••4821 until Thu, 19 Nov 2026.',
    );
    expect(within(detail).getByRole('button', { name: /Copy/ })).toBeDefined();
    expect(within(detail).getByRole('link', { name: 'Corporate action' }).getAttribute('href')).toBe(
      '/portfolio/actions/dividend-INE000Z07014-2026-09-18',
    );
  });

  it('has the five periods by the day of payment, the year, and who deducted tax and why [I5B-6-PERIODS]', async () => {
    renderPage(<Dividends />);

    const periods = await region('By period, tax year 2026–27');
    expect([...periods.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '₹0.00',
      '₹11,000.00',
      '₹0.00',
      '₹0.00',
      '₹0.00',
      '₹11,000.00',
    ]);
    expect((await region('Tax deducted')).textContent).toContain('exceed ₹10,000 in a tax year');
    expect((await region('By tax year, net')).textContent).toContain('₹9,900.00');
  });

  it('shows only those of a state, and takes that back [I5B-6-DIVIDENDS]', async () => {
    const { user } = renderPage(<Dividends search={{ state: 'missing' }} />);
    await cells('RATHMOTOR');
    expect(screen.queryByRole('row', { name: /^ARAVBANK/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await cells('ARAVBANK')).toHaveLength(7);
  });

  it('hides every amount, in the letter too [I5B-6-MASKED] [DEM-25]', async () => {
    const { preferences } = renderPage(<Dividends />);
    await cells('ARAVBANK');
    preferences.set('showAssets', false);
    expect(await screen.findByText(/^Your amounts are hidden/)).toBeDefined();
    // The limit of the law and the rate of a share are nobody's fortune.
    expect(document.body.textContent?.replaceAll('₹10,000', '')).not.toMatch(/₹\d|11,000|2,520|1,140/);
  });

  it('opens a dividend over the page on a phone [I5B-6-PHONE]', async () => {
    window.innerWidth = 390;
    renderPage(<Dividends search={{ dividend: 'd2' }} />);
    const sheet = within(await screen.findByRole('dialog', { name: 'Dividend' }));
    expect(sheet.getByText('Not received: RATHMOTOR')).toBeDefined();
  });

  it('says what will be here while there are none [I5B-6-DIVIDENDS]', async () => {
    server.use(...dividendHandlers({ items: [], years: [] }));
    renderPage(<Dividends />);
    expect(await screen.findByText('No dividends yet')).toBeDefined();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(failing('*/stat/app/v1/dividends', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<Dividends />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...dividendHandlers(dividendFixtures));
    await user.click(retry);
    expect(await cells('ARAVBANK')).toHaveLength(7);
  });
});
