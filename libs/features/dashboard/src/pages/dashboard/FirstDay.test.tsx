import { act, screen, within } from '@testing-library/react';
import { envelopeOf, getGetBankAccountsMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage, stubView } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { describe, expect, it } from 'vitest';
import { dashboardHandlers, newClient } from '../../testing.ts';
import { DashboardPage } from './DashboardPage.tsx';

const server = mockServer(...dashboardHandlers());
stubView();

describe('the first day', () => {
  it('shows a client without a rupee the steps to the first share, and no row of zeros [I3A-LOOK-23]', async () => {
    server.use(...dashboardHandlers(newClient));
    renderPage(<DashboardPage minimums={{ deposit: 20_000, trade: 19_000 }} />);

    const steps = within(await screen.findByRole('list', { name: 'Steps to your first share' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Identity',
      'Add money',
      'First share',
    ]);
    const [identity, money, share] = steps.getAllByRole('listitem');
    expect(identity?.textContent).toContain('Done');
    expect(money?.getAttribute('aria-current')).toBe('step');
    expect(money?.textContent).toContain('From ₹20,000. By UPI or bank transfer');
    expect(share?.textContent).toContain('Orders from ₹19,000. Bought today');
    expect(steps.getByRole('link', { name: 'Look around first' }).getAttribute('href')).toBe('/market');
    expect(steps.getByRole('link', { name: 'Bank accounts' }).getAttribute('href')).toBe(
      '/me/accounts#bank-section',
    );
    expect(screen.getByRole('region', { name: 'Indices' })).toBeDefined();
    expect(await screen.findByText('No trades yet today')).toBeDefined();
    expect(screen.queryByText(/₹0/)).toBeNull();
  });

  it('leads to the deposit once there is an account that it may come from [I4B-D29]', async () => {
    const account = {
      id: '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a09',
      holder: 'Asha Verma',
      bank_name: 'Sandbox Bank',
      ifsc: 'SBOX0000001',
      masked_number: '••••4821',
      account_type: 'savings',
      upi_id: 'asha.verma@sandbox',
      primary: true,
      status: 'verified',
      failure: null,
      created_at: '2026-11-18T14:32:07+05:30',
      checked_at: '2026-11-18T14:32:17+05:30',
    } as const;
    server.use(getGetBankAccountsMockHandler(envelopeOf([account])), ...dashboardHandlers(newClient));
    const { user } = renderPage(<DashboardPage />);
    await user.click(await screen.findByRole('button', { name: 'Deposit' }));
    expect(drawers.getSnapshot()?.read((type) => type)).toBe('deposit');
    expect(screen.queryByRole('link', { name: 'Bank accounts' })).toBeNull();
    act(() => void drawers.close());
  });

  it('says what will be here for a client who has money and no share yet [I3A-LOOK-23]', async () => {
    server.use(
      ...dashboardHandlers({ ...newClient, asset: { ...newClient.asset, total: 25_000, cash: 25_000 } }),
    );
    renderPage(<DashboardPage />);

    const holdings = within(screen.getByRole('region', { name: 'Holdings' }));
    await holdings.findByRole('heading', { name: 'No holdings yet' });
    expect(
      holdings.getByText(
        'Shares you buy appear here at once. They can be sold when they have settled (T+1).',
      ),
    ).toBeDefined();
    expect(holdings.getByRole('link', { name: 'Explore the market' }).getAttribute('href')).toBe('/market');
  });
});
