import { act, screen, waitFor, within } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetReturnsMockHandler,
  portfolioFixture,
  returnsFixture,
} from '@wealth/api-sdk/testing';
import type { ReturnsSearch } from '@wealth/hrefs';
import { drawers } from '@wealth/ui/drawer';
import { mockServer, renderPage } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  brokenPortfolioHandlers,
  depositedClient,
  firstWeeksClient,
  investedClient,
  newClient,
  portfolioHandlers,
} from '../../testing.ts';
import { SummaryPage } from './SummaryPage.tsx';

const server = mockServer(...portfolioHandlers());
afterEach(() => void drawers.close());

const region = (name: string) => screen.getByRole('region', { name });
const heroThere = () => within(region('Summary')).findByText(/15,07,628/);

function show(search: ReturnsSearch = {}) {
  const onSearchChange = vi.fn();
  return { onSearchChange, ...renderPage(<SummaryPage search={search} onSearchChange={onSearchChange} />) };
}

describe('SummaryPage', () => {
  it('shows what the shares are worth, what was paid, what was gained, and the cash beside it [S1-PORTFOLIO] [I5B-2-HERO]', async () => {
    show();
    await heroThere();

    const hero = region('Summary');
    await waitFor(() => expect(hero.textContent).toContain('+₹3,14,263.56'));
    expect(hero.textContent).toContain('₹12,37,943.20 invested');
    expect(hero.textContent).toContain('with cash ₹21,88,581.00');
    expect(hero.textContent).toContain('+₹6,905.08');
    expect(hero.textContent).toMatch(/since \w+, 4 Mar 2024/);
  });

  it('names the day of the gain where it is not of today [I4B-D15]', async () => {
    server.use(
      ...portfolioHandlers({ ...investedClient, portfolio: { ...portfolioFixture, day: '2026-11-18' } }),
    );
    show();
    await heroThere();

    expect(region('Summary').textContent).toContain('on Wed, 18 Nov');
  });

  it('takes the total return apart, and says why the two rates differ [I5B-2-PARTS] [I5B-2-RATES]', async () => {
    show();
    const card = within(await screen.findByRole('region', { name: 'Total return' }));
    await card.findByText('Price, shares sold');

    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Price, shares still held+₹2,69,684.90',
      'Price, shares sold+₹41,250.50',
      'Dividends+₹5,238.40',
      'Charges−₹1,786.24',
      'Tax deducted on dividends−₹124.00',
    ]);
    expect(card.getByText('+13.22%')).toBeDefined();
    expect(card.getByText('+12.24%')).toBeDefined();
    expect(
      card.getByText(/brought ₹12,480\.50, most of it the ₹3,50,000\.00 that you put in on/),
    ).toBeDefined();
  });

  it.each([
    {
      code: 'hurt' as const,
      effect: -5,
      amount: -80_000,
      text: /cost ₹12,480\.50, most of it the ₹80,000\.00 that you took out/,
    },
    { code: 'hurt' as const, effect: 5, amount: 80_000, text: /weaker days, which cost ₹12,480\.50/ },
    { code: 'same' as const, effect: 5, amount: 80_000, text: /it made no difference/ },
  ])('says of rates whose days have $code with $effect why', async ({ code, effect, amount, text }) => {
    const timing = { code, amount: 12480.5, flows: [{ date: '2026-03-02', amount, effect }] };
    server.use(getGetReturnsMockHandler(envelopeOf({ ...returnsFixture, timing })));
    show();

    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    { reason: 'none' as const, text: 'No yearly rate fits these payments.' },
    { reason: 'several' as const, text: 'More than one yearly rate fits these payments.' },
    { reason: 'one_sign' as const, text: 'Money has gone one way only.' },
    { reason: 'no_flows' as const, text: 'Nothing was bought or sold in these days.' },
  ])('gives the reason $reason where there is no rate [I5B-BAD-XIRR]', async ({ reason, text }) => {
    const xirr = { ...returnsFixture.xirr, percent: null, reason };
    server.use(getGetReturnsMockHandler(envelopeOf({ ...returnsFixture, headline: 'absolute', xirr })));
    show();

    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByText('n/a')).toBeDefined();
  });

  it('compares with the same rupees in the index in one sentence, above the profit chart [I5B-2-INDEX] [S1-PROFIT]', async () => {
    show();

    const card = await screen.findByRole('region', { name: 'Returns against the index' });
    await waitFor(() =>
      expect(card.textContent).toContain(
        'The same ₹11,93,364.54 on the same days in NIFTY50 would be ₹14,18,206.30 now. You are ₹89,421.80 ahead.',
      ),
    );
    const table = within(await within(card).findByRole('table', { name: /^Value of your shares/ }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Time',
      'Value',
      'Net invested',
      'NIFTY50',
    ]);
  });

  it('begins with the gain in the first weeks, and says what appears when [I5B-2-FIRST-WEEKS]', async () => {
    server.use(...portfolioHandlers(firstWeeksClient));
    show();

    const total = within(await screen.findByRole('region', { name: 'Total return' }));
    expect(await total.findByText('not yet')).toBeDefined();
    expect(total.getByText('from Wed, 30 Dec 2026')).toBeDefined();
    expect(total.getByText('49 of 90')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Gain', checked: true })).toBeDefined();
    expect(screen.getByText(/After 50 days that says little\./)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Appears with time' })).toBeDefined();
    expect(screen.getByRole('radio', { name: '1Y' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: '1M' })).toHaveProperty('disabled', false);
  });

  it('asks for more days where those that were chosen are too few for a rate', async () => {
    const { returns } = firstWeeksClient;
    server.use(getGetReturnsMockHandler(envelopeOf({ ...returns, first_day: '2024-03-04' })));
    show({ range: '1M' });

    expect(await screen.findByText('A yearly figure needs 90 days: choose more of them.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Figures of the time' })).toBeDefined();
  });

  it('has the stats of the days that were chosen [S1-INVEST]', async () => {
    show();

    const stats = within(await screen.findByRole('region', { name: 'Figures of the time' }));
    expect(await stats.findByText('22 of 33')).toBeDefined();
    const names = stats.getAllByRole('term').map((name) => name.textContent);
    expect(names.slice(0, 3)).toEqual([
      'Net invested',
      'Charges, of everything traded',
      'Largest three together',
    ]);
    expect(names).toContain('Best month');
    expect(names).toContain('Held on average');
  });

  it('counts nothing twice in the assets [I5B-2-ASSETS] [S1-ASSETS]', async () => {
    show();
    const card = within(await screen.findByRole('region', { name: 'Your assets here' }));
    await card.findByText('Cash, settled');

    expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Shares, 3 instruments₹15,07,628.10',
      'Cash, settled₹6,16,323.56',
      'On the way in₹64,629.34',
    ]);
    expect(card.getByText('₹21,88,581.00')).toBeDefined();
    expect(card.getByText(/₹29,520\.00 is blocked in your own bank/)).toBeDefined();
  });

  it('shows what would be left after tax and charges [I5B-2-AFTER] [DEM-36]', async () => {
    const { user } = show();
    await heroThere();
    const after = screen.getByRole('switch', { name: 'After tax and charges today' });
    await waitFor(() => expect(after).toHaveProperty('disabled', false));

    await user.click(after);

    expect(region('Summary').textContent).toContain('14,88,677');
    const total = within(region('Total return'));
    expect(total.getByText('Tax on gains, if sold today')).toBeDefined();
    expect(region('Total return').textContent).toContain('2,95,313');
  });

  it('asks for the range of the address, and puts a chosen one into it [I5B-2-RANGE]', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/stat/app/v1/'))
        asked.push(new URL(request.url).pathname + new URL(request.url).search);
    });
    const { user, onSearchChange } = show({ range: '6M' });
    await heroThere();

    expect(asked).toContain('/stat/app/v1/invest?range=6M');
    expect(asked).toContain('/stat/app/v1/profit?range=6M');
    await user.click(await screen.findByRole('radio', { name: 'Tax year 2025–26' }));
    expect(onSearchChange).toHaveBeenCalledWith(
      { range: undefined, from: '2025-04-01', to: '2026-03-31' },
      { isStep: true },
    );
  });

  it('shows all days where those of the address begin after today, and says so [I5B-BAD-RANGE]', async () => {
    show({ from: '2099-01-01' });

    expect(await screen.findByText(/begin after today, so all days are shown/)).toBeDefined();
    await heroThere();
  });

  it('shows no row of zeros to a client who has nothing yet [I3A-LOOK-23]', async () => {
    server.use(...portfolioHandlers(newClient));
    show();

    expect(await screen.findByRole('heading', { name: 'It begins with the first share' })).toBeDefined();
    expect(await screen.findByText('Add money first, then buy your first share.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Total return' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your assets here' })).toBeNull());
    expect(screen.queryByText(/₹0/)).toBeNull();
  });

  it('offers the first share to a client with a deposit only [I5B-BAD-DEPOSIT]', async () => {
    server.use(...portfolioHandlers(depositedClient));
    show();

    expect(await screen.findByText('You have ₹25,000.00 to trade.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a first share' }).getAttribute('href')).toBe('/market');
    expect((await screen.findByRole('region', { name: 'Your assets here' })).textContent).toContain(
      '₹25,000.00',
    );
  });

  it('hides amounts, axis and bars, and keeps percentages [S3-SHOW-ASSETS] [I5B-2-HIDDEN]', async () => {
    const { user } = show();
    await heroThere();
    await screen.findByText('Price, shares sold');

    await user.click(screen.getByRole('button', { name: 'Hide values' }));

    expect(document.body.textContent).not.toMatch(/₹\d/);
    expect(screen.getByText('+13.22%')).toBeDefined();
    expect(screen.getByText(/You are/).textContent).toContain('6.48%');
    expect(screen.getByRole('gridcell', { name: /March 2025: \+4\.40%/ })).toBeDefined();
  });

  it('opens how a figure is made up, for the days that are shown [I5B-2-FIGURES]', async () => {
    const { user } = show({ range: '1Y' });
    await user.click(await screen.findByRole('button', { name: 'How it is made up: Dividends' }));

    const opened = drawers.getSnapshot()?.read((type, payload) => ({ type, payload }));
    expect(opened).toEqual({ type: 'figure', payload: { range: '1Y', id: 'dividends' } });
  });

  it('opens the figure that the address names', async () => {
    show({ figure: 'gain' });

    await waitFor(() => expect(drawers.getSnapshot()).not.toBeNull());
    expect(drawers.getSnapshot()?.read((type) => type)).toBe('figure');
  });

  it('says once that the returns have not come, and recovers by one Retry [I5B-2-FAILED]', async () => {
    server.use(failing('*/stat/app/v1/invest', { status: 500, message: 'Out of order' }));
    const { user } = show();
    await heroThere();

    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByText('Not loaded. See above.')).toHaveLength(5);
    server.use(...portfolioHandlers());
    await user.click(retry);

    expect(await screen.findByText('Price, shares sold')).toBeDefined();
  });

  it('keeps old values when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { queryClient } = show();
    await heroThere();
    await screen.findByText('Price, shares sold');

    server.use(...brokenPortfolioHandlers());
    await act(() => queryClient.refetchQueries());

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(screen.getByText('Price, shares sold')).toBeDefined();
  });
});
