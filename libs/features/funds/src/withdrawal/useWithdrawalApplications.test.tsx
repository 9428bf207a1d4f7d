import { screen, within } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { ApplicationCard } from '@wealth/parts';
import { mockServer, renderPage } from '@wealth/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, describe, expect, it } from 'vitest';
import { createMoneyServer } from '../testing/createMoneyServer.ts';
import { laterWithdrawal, withdrawalFixture } from '../testing/moneyFixtures.ts';
import { useWithdrawalApplications } from './useWithdrawalApplications.tsx';

const server = mockServer();
afterEach(() => drawers.close());

function Listed() {
  const { applications, instead } = useWithdrawalApplications();
  const { state } = instead ?? {};
  return (
    <>
      {state?.kind === 'empty' || state?.kind === 'error' ? state.title : null}
      {applications.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </>
  );
}

function setUp(...withdrawals: (typeof withdrawalFixture)[]) {
  server.use(...createMoneyServer({ withdrawals }).handlers);
  return renderPage(<Listed />, { hasHosts: true });
}

const cardOf = (name: string) => screen.findByRole('region', { name: (shown) => shown.startsWith(name) });
const stepsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('withdrawals as applications [I6A-2-APPLICATION]', () => {
  it('say when one is sent and paid, and lead to it', async () => {
    const { user } = setUp(withdrawalFixture);
    const card = await cardOf('Withdrawal of ₹1,25,000.00');

    expect(card.textContent).toContain('Waiting to be sent');
    expect(stepsOf(card)).toEqual([
      expect.stringMatching(/^Requested, PIN confirmed/),
      expect.stringMatching(/^Sent to your bank.*16:00/),
      expect.stringMatching(/^Paid to your bank.*18:00/),
    ]);
    await user.click(within(card).getByRole('button', { name: 'See the withdrawal' }));
    expect(drawers.getSnapshot()?.read((type) => type)).toBe('withdraw');
  });

  it('say why one failed', async () => {
    setUp(laterWithdrawal('FAILED', 'account_closed', laterWithdrawal('SENT')));
    const card = await cardOf('Withdrawal of ₹1,25,000.00');

    expect(stepsOf(card).at(-1)).toContain('Your bank says that the account is closed.');
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('say that there are none, and that they could not be had', async () => {
    const { unmount } = setUp();
    expect(await screen.findByText('No withdrawals yet')).toBeDefined();
    unmount();

    server.use(failing('*/fund/app/v1/withdrawals', { status: 500, message: 'Out of order' }));
    renderPage(<Listed />, { hasHosts: true });
    expect(await screen.findByText('Your withdrawals could not be loaded.')).toBeDefined();
  });
});
