import { act, screen, within } from '@testing-library/react';
import { failing, noteFixtures } from '@wealth/api-sdk/testing';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import { fakeSession, fixedNow, mockServer, renderPage } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderServer } from '../testing/createOrderServer.ts';
import { ContractNotePage } from './ContractNotePage.tsx';
import { chargeOf, netAmount, moreThanEstimated, reasonOfDifference } from './noteFigures.ts';

const server = mockServer();

beforeEach(() => server.use(...createOrderServer().handlers));
afterEach(() => vi.unstubAllGlobals());

const day = '2026-11-19';

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const page = renderPage(<ContractNotePage day={day} />, options);
  await screen.findByRole('heading', { level: 1, name: /Contract note of Thu, 19 Nov 2026/ });
  await screen.findByRole('table', { name: 'Trades of this day' });
  return page;
}

const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => cells(row));

describe('the contract note of a day [I5A-7-NOTE] [DEM-17-ORDERS]', () => {
  it('has each order with its charges in columns, and their totals', async () => {
    await open();
    expect(rows('Orders of this day with their charges')).toEqual([
      [
        'Order',
        'Quantity',
        'Average',
        'Value',
        'STT',
        'Exch. fee',
        'Levy',
        'SEBI',
        'Stamp',
        'Depository',
        'GST',
        'Charges',
        'Net',
      ],
      [
        expect.stringMatching(/^BuyARAVBANK NSEAravalli BankINE000A01011$/),
        '60',
        '1,004.85',
        '₹60,291.00',
        '₹60.00',
        '₹1.79',
        '₹0.06',
        '₹0.06',
        '₹9.00',
        '₹0.00',
        '₹0.33',
        '₹71.24',
        '−₹60,362.24',
      ],
      [
        expect.stringMatching(/^SellNEELSOFT BSE/),
        '60',
        '3,164.50',
        '₹1,89,870.00',
        '₹190.00',
        '₹7.12',
        '₹0.00',
        '₹0.19',
        '₹0.00',
        '₹13.50',
        '₹3.75',
        '₹214.56',
        '+₹1,89,655.44',
      ],
      [
        'Total',
        '',
        '',
        '',
        '₹250.00',
        '₹8.91',
        '₹0.06',
        '₹0.25',
        '₹9.00',
        '₹13.50',
        '₹4.08',
        '₹285.80',
        '+₹1,29,293.20',
      ],
    ]);
  });

  it('comes to what changes hands, with the depository’s charge at the order that has caused it [I4B-D3]', async () => {
    await open();
    const lines = rows('Total of the day, line by line');
    expect(lines.slice(-4)).toEqual([
      ['Depository charge', '₹13.50'],
      ['GST', '₹4.08'],
      ['All charges', '₹285.80'],
      ['You receive', '₹1,29,293.20'],
    ]);
    expect(screen.getByText(/The depository charges once/)).toBeDefined();
    const facts = within(screen.getByRole('region', { name: 'About this note' }));
    for (const fact of ['Asha Verma', 'W100001', 'ZZZPZ••••Z', 'CN-20261119-100001']) {
      expect(facts.getByText(fact)).toBeDefined();
    }
  });

  it('says why the charges are others than the ticket named', async () => {
    await open();
    expect(rows('Estimated and actual charges of each order').slice(1)).toEqual([
      ['Buy ARAVBANK on NSE', '₹71.25', '₹71.24', '−₹0.01', expect.stringContaining('at a lower price')],
      ['Sell NEELSOFT on BSE', '₹212.55', '₹214.56', '+₹2.01', expect.stringContaining('at a higher price')],
    ]);
    expect(moreThanEstimated({ charges_total: 1, estimated_charges: 1 })).toBe(0);
  });

  const asked = [{ code: 'depository_fee', label: 'Depository fee', amount: 13.5 }];
  const waived = [...asked, { code: 'depository_waiver', label: 'Waiver', amount: -15.93 }];

  it.each([
    [{ charges: [], charges_total: 10, estimated_charges: 10, average_price: 5, estimated_price: 4 }, 'none'],
    [
      { charges: [], charges_total: 11, estimated_charges: 10, average_price: 5, estimated_price: 4 },
      'higherPrice',
    ],
    [
      { charges: [], charges_total: 9, estimated_charges: 10, average_price: 3, estimated_price: 4 },
      'lowerPrice',
    ],
    // Another sale of the day was the first one, or was not after all.
    [
      { charges: [], charges_total: 26, estimated_charges: 10, average_price: 4, estimated_price: 4 },
      'depository',
    ],
    [
      { charges: [], charges_total: 26, estimated_charges: 10, average_price: 3, estimated_price: 4 },
      'depository',
    ],
    [
      { charges: [], charges_total: 10, estimated_charges: 26, average_price: 5, estimated_price: 4 },
      'depository',
    ],
    [
      { charges: asked, charges_total: 26, estimated_charges: 10, average_price: 4, estimated_price: 4 },
      'notWaived',
    ],
    [
      { charges: waived, charges_total: 10, estimated_charges: 26, average_price: 4, estimated_price: 4 },
      'waived',
    ],
  ] as const)(
    'never blames the price for what it has not done: %j is %s [I4B-D3] [I6B-3-WHY]',
    (order, reason) => {
      expect(reasonOfDifference(order)).toBe(reason);
    },
  );

  it('has each trade with the exchange’s numbers and the times of its order and its own [I4B-E6]', async () => {
    await open();
    const buy = 'Buy ARAVBANK on NSE';
    const sell = 'Sell NEELSOFT on BSE';
    expect(rows('Trades of this day')).toEqual([
      [
        'Order',
        'Trade time, IST',
        'Quantity',
        'Price',
        'Value',
        'Order number',
        'Order time, IST',
        'Trade number',
      ],
      [buy, '11:52:06', '30', '1,004.80', '₹30,144.00', '1261119000004711', '11:52:06', '40712303'],
      [buy, '11:52:31', '30', '1,004.90', '₹30,147.00', '1261119000004711', '11:52:06', '40712304'],
      [sell, '15:02:11', '60', '3,164.50', '₹1,89,870.00', '2261119000004712', '13:44:20', '40712305'],
    ]);
  });

  it('says where to complain about it', async () => {
    await open();
    const complaints = within(screen.getByRole('region', { name: 'Complaints' }));
    expect(
      complaints.getByText(/within 21 calendar days.*scores\.sebi\.gov\.in.*smartodr\.in/),
    ).toBeDefined();
    expect(complaints.getByRole('link').getAttribute('href')).toBe('/about#trust');
  });

  it('is provisional until it is issued, and final from then', async () => {
    await open();
    expect(fixedNow).toBeLessThan(Date.parse(noteFixtures.both.issued_at));
    expect(screen.getByText('Provisional')).toBeDefined();

    server.use(
      ...createOrderServer({ note: { ...noteFixtures.one, issued_at: '2026-11-19T14:00:00+05:30' } })
        .handlers,
    );
    renderPage(<ContractNotePage day={day} />);
    expect(await screen.findByText('Final')).toBeDefined();
    expect(screen.getAllByText('You pay').length).toBeGreaterThan(0);
  });

  it('prints what is seen: hidden amounts are printed hidden, and it says so', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, preferences } = await open();
    expect(screen.getByText('The print shows what you see here.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();

    act(() => preferences.set('showAssets', false));
    expect(screen.getByText(/are printed hidden/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/60,291|285\.80|1,29,293/);
  });

  it('is none of a day without a trade, and leads to the history', async () => {
    renderPage(<ContractNotePage day="2026-11-18" />);
    expect(await screen.findByText('No trades on this day')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open the order history' }).getAttribute('href')).toBe(
      '/portfolio/history',
    );
  });

  it('fails with the button Retry', async () => {
    server.use(failing('*/trade/app/v1/notes', { status: 500, message: 'Out of order' }));
    const { user } = renderPage(<ContractNotePage day={day} />, { session: fakeSession() });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.use(...createOrderServer().handlers);
    await user.click(retry);
    expect(await screen.findByText('CN-20261119-100001')).toBeDefined();
  });

  it('follows the client’s trades', async () => {
    const { stream } = await open();
    server.use(...createOrderServer({ note: noteFixtures.one }).handlers);
    act(() => stream.tell({ kind: 'asset' }));
    expect((await screen.findAllByText('You pay')).length).toBeGreaterThan(0);
  });
});

describe('what stands on a note', () => {
  it.each(['one', 'both'] as const)('adds up to the paisa: %s', (name) => {
    const note = noteFixtures[name];
    for (const order of note.orders) {
      expect(toWire(sumOf(order.charges.map(({ code }) => chargeOf(order, code))))).toBe(order.charges_total);
    }
    const asked = note.orders.map(({ charges_total: total }) => fromWire(total));
    expect(toWire(sumOf(asked))).toBe(note.charges_total);
    expect(toWire(netAmount(note).amount)).toBe(Math.abs(note.net));
  });
});
