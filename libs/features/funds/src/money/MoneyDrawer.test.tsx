import { screen, within } from '@testing-library/react';
import { getGetBankAccountsMockHandler, envelopeOf } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { sandboxMark } from '@wealth/ui/sandbox-mark';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { brokenFundHandlers, failedAccount, fundHandlers, primaryAccount } from '../testing/fundFixtures.ts';
import { MoneyDrawer, type MoneyDrawerProps } from './MoneyDrawer.tsx';

const server = mockServer(...fundHandlers([primaryAccount, failedAccount]));

function show(different: Partial<MoneyDrawerProps> = {}) {
  const onBankAccounts = vi.fn<() => void>();
  const page = renderPage(
    <MoneyDrawer movement="deposit" minimum={20_000} onBankAccounts={onBankAccounts} {...different} />,
  );
  return { ...page, onBankAccounts };
}

const cash = () => within(screen.getByRole('region', { name: 'Cash' }));
const accounts = () => within(screen.getByRole('region', { name: 'Bank Accounts' }));

/** What stands beside a name in the list of figures. */
async function figure(name: string) {
  const term = await cash().findByText(name);
  return term.nextElementSibling?.textContent;
}

describe('MoneyDrawer', () => {
  it.each([
    { movement: 'deposit', minimum: 20_000, name: 'Minimum deposit', amount: '₹20,000.00' },
    { movement: 'withdrawal', minimum: 100, name: 'Minimum withdrawal', amount: '₹100.00' },
  ] as const)(
    'tells the cash and the least amount of a $movement [I3B-6-MONEY]',
    async ({ movement, minimum, name, amount }) => {
      show({ movement, minimum });

      expect(await figure('Available to trade')).toBe('₹6,42,318.55');
      expect(await figure('Withdrawable')).toBe('₹6,16,323.56');
      expect(await figure(name)).toBe(amount);
      expect(screen.getByText(new RegExp(`^No ${movement} can be made here at present`))).toBeDefined();
    },
  );

  it('names the accounts with their state, and lets nobody change them here [I3B-6-MONEY]', async () => {
    show();

    const rows = await accounts().findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('status').textContent)).toEqual([
      'Verified',
      'Not verified',
    ]);
    expect(rows[0]?.textContent).toContain('Sandbox Bank ••••4821');
    expect(accounts().queryByRole('button')).toBeNull();
  });

  it('says that money is simulated until the system is live', async () => {
    const simulated = /all money in it is simulated/;
    show();
    expect(screen.getByText(simulated)).toBeDefined();
    await cash().findByText('Withdrawable');

    sandboxMark.set(false);
    onTestFinished(() => sandboxMark.set(true));

    await vi.waitFor(() => expect(screen.queryByText(simulated)).toBeNull());
  });

  it('hides the client’s own figures where the client wants that, and no others', async () => {
    const { preferences } = show();
    expect(await figure('Withdrawable')).toBe('₹6,16,323.56');

    preferences.set('showAssets', false);

    await vi.waitFor(async () => expect(await figure('Withdrawable')).toContain('••'));
    expect(await figure('Minimum deposit')).toBe('₹20,000.00');
  });

  it('leads a client without an account to the place where one is added', async () => {
    server.use(getGetBankAccountsMockHandler(envelopeOf([])));
    const { user, onBankAccounts } = show();

    await user.click(await accounts().findByRole('button', { name: 'Bank Accounts' }));

    expect(onBankAccounts).toHaveBeenCalledOnce();
  });

  it('keeps room for what is loading, and leaves an unknown minimum out', async () => {
    show({ minimum: undefined });
    expect(cash().getByText('Loading...')).toBeDefined();
    expect(accounts().getByText('Loading...')).toBeDefined();

    expect(await figure('Withdrawable')).toBe('₹6,16,323.56');
    expect(cash().queryByText('Minimum deposit')).toBeNull();
  });

  it('fails by parts, each with its Retry, and recovers by it', async () => {
    server.use(...brokenFundHandlers());
    const { user } = show();
    const retryCash = await cash().findByRole('button', { name: 'Retry' });
    const retryAccounts = await accounts().findByRole('button', { name: 'Retry' });

    server.use(...fundHandlers([primaryAccount]));
    await user.click(retryCash);
    await user.click(retryAccounts);

    expect(await figure('Withdrawable')).toBe('₹6,16,323.56');
    expect(await accounts().findByText('Sandbox Bank ••••4821')).toBeDefined();
  });
});
