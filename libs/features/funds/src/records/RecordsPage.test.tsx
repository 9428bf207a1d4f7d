import { screen, waitFor, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withdrawalFixture } from '../testing/moneyFixtures.ts';
import { recordFixtures, recordHandlers } from '../testing/recordFixtures.ts';
import { setUpRecords } from '../testing/recordTest.tsx';

const server = mockServer(...recordHandlers());
const list = async () => within(await screen.findByRole('grid', { name: 'Fund records' }));

/** A window with room for the detail beside the list. */
function widen() {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const answer = original(query);
    if (query.includes('1280')) Object.defineProperty(answer, 'matches', { value: true });
    return answer;
  });
}
afterEach(() => vi.restoreAllMocks());

describe('fund records', () => {
  it('stand by day with what each left, above them what comes and goes [I6A-3-RECORDS]', async () => {
    setUpRecords();
    const grid = await list();
    expect(await grid.findByText('Thu, 19 Nov 2026')).toBeDefined();
    expect(grid.getByText('Bought 45 ARAVBANK at 1,008.00')).toBeDefined();
    expect(grid.getByText('sold Tue, 17 Nov 2026 at 1,010.00')).toBeDefined();
    expect(grid.getByText('Withdrawal that came back')).toBeDefined();
    expect(grid.getByText('−₹50,000.05')).toBeDefined();
    const hero = within(screen.getByRole('region', { name: 'Settled cash' }));
    expect(await hero.findByText('₹65,105.43')).toBeDefined();
    expect(hero.getByText('part of the cash, and of sales not settled yet')).toBeDefined();
    expect(hero.getByText('₹3,45,170.68 in · ₹2,20,429.68 out')).toBeDefined();
    expect(await screen.findByText('7 records')).toBeDefined();
  });

  it('count a requested withdrawal once: on the way out, not in orders [I6A-3-OUT]', async () => {
    server.use(...recordHandlers(recordFixtures, [{ ...withdrawalFixture, amount: 400 }]));
    setUpRecords();
    const hero = within(screen.getByRole('region', { name: 'Settled cash' }));
    expect(await hero.findByText('₹400.00')).toBeDefined();
    expect(await hero.findByText('₹600.00')).toBeDefined();
  });

  it('hide every figure of the client with the others [I6A-3-HIDDEN]', async () => {
    setUpRecords({}, { isMasked: true });
    const grid = await list();
    expect(await grid.findByText('Bought ARAVBANK')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/\d,\d{3}\.\d\d|1,008/);
  });

  it('are left out by what the address says, with the way back [I6A-3-FILTERS]', async () => {
    const { user } = setUpRecords({ kind: 'withdrawal', from: '2026-11-18', to: '2026-11-18' });
    const grid = await list();
    expect(await grid.findByText('Withdrawal that came back')).toBeDefined();
    expect(grid.queryByText('Deposit')).toBeNull();
    expect(screen.getByText(/^₹1,54,570.37 before Wed, 18 Nov 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Withdrawal' }));
    expect(await screen.findByText('Sale of 20 ARAVBANK settled')).toBeDefined();
  });

  it('say what will be here, and that nothing fits', async () => {
    server.use(...recordHandlers([]));
    const { unmount } = setUpRecords();
    expect(await screen.findByText('Deposits and withdrawals appear here')).toBeDefined();
    unmount();
    setUpRecords({ query: 'nothing' });
    expect(await screen.findByText('No records match these filters')).toBeDefined();
  });

  it('that could not be had are asked for again by a press', async () => {
    server.use(failing('*/fund/app/v1/records', { status: 500, message: 'Out of order' }));
    const { user } = setUpRecords();
    expect(await screen.findByText('Your fund records could not be loaded.')).toBeDefined();
    server.use(...recordHandlers());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await (await list()).findByText('Deposit')).toBeDefined();
  });
});

describe('the detail of a record', () => {
  it('stands beside the list, has its history, both sides of its entries and their sum [I6A-3-DETAIL]', async () => {
    widen();
    const { user } = setUpRecords();
    await user.click(await (await list()).findByRole('link', { name: 'Withdrawal' }));
    const detail = within(await screen.findByRole('region', { name: 'Record' }));
    expect(await detail.findByText('Came back from your bank')).toBeDefined();
    expect(detail.getByText('Reference WD-26111800093')).toBeDefined();
    expect(within(detail.getByLabelText('Cash before and after')).getByText('₹49,741.05')).toBeDefined();
    expect(detail.getByText('Adds up')).toBeDefined();
    const sum = within(detail.getByRole('table', { name: 'In the ledger' }));
    expect(sum.getByRole('row', { name: /^Difference/ }).textContent).toContain('₹0.00');
    expect(detail.getByRole('link', { name: 'Print or PDF' }).getAttribute('href')).toBe('/me/records/5');
  });

  it('calls a charge charged, and nothing else [I6A-3-CHARGED]', async () => {
    widen();
    setUpRecords({ record: 3 });
    const detail = within(await screen.findByRole('region', { name: 'Record' }));
    expect(await detail.findByRole('heading', { name: /^Depository charge/ })).toBeDefined();
    expect(detail.getAllByText('Charged')).toHaveLength(2);
    expect(detail.queryByText('Settled')).toBeNull();
  });

  it('is left for the next one and the one before by J and K [I6A-3-KEYS]', async () => {
    widen();
    const { user } = setUpRecords({ record: 5 });
    const detail = within(await screen.findByRole('region', { name: 'Record' }));
    expect(await detail.findByRole('heading', { name: /^Withdrawal/ })).toBeDefined();
    await user.keyboard('j');
    expect(await detail.findByRole('heading', { name: /^Sale of 20 ARAVBANK/ })).toBeDefined();
    await user.keyboard('kk');
    expect(await detail.findByRole('heading', { name: /^Withdrawal that came back/ })).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Search records' }), 'jk');
    expect(detail.getByRole('heading', { name: /^Withdrawal that came back/ })).toBeDefined();
    await user.click(detail.getByRole('button', { name: 'Close record' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Record' })).toBeNull());
  });

  it('lies above the list where both have no room', async () => {
    const { user } = setUpRecords();
    await user.click(await (await list()).findByRole('link', { name: 'Deposit' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Record' }));
    expect(await sheet.findByText('Credited to your cash')).toBeDefined();
  });

  it('says so where there is none', async () => {
    widen();
    setUpRecords({ record: 99 });
    expect(await screen.findByText('There is no such record')).toBeDefined();
  });
});
