import { screen } from '@testing-library/react';
import { mockServer } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { createMoneyServer, type MoneyState } from '../testing/createMoneyServer.ts';
import { fundHandlers, primaryAccount } from '../testing/fundFixtures.ts';
import { withdrawalFixture } from '../testing/moneyFixtures.ts';
import { accountIsThere, amountBox, dialog, openWithdrawal } from '../testing/moneyTest.tsx';

const server = mockServer(...fundHandlers([primaryAccount]));

function serve(initial?: Partial<MoneyState>) {
  const money = createMoneyServer(initial);
  server.use(...money.handlers);
  return money;
}

describe('a withdrawal with hidden values', () => {
  it('puts no hidden amount into the form once it is cancelled [I6A-2-HIDDEN]', async () => {
    serve({ withdrawals: [{ ...withdrawalFixture, amount: 592_318.55 }] });
    const { user } = openWithdrawal({ isMasked: true });
    await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
    const asked = await dialog('Cancel this withdrawal?');
    await user.click(asked.getByRole('button', { name: 'Cancel withdrawal' }));
    await user.click(await screen.findByRole('button', { name: 'Another withdrawal' }));
    expect(amountBox('You withdraw').value).toBe('');
  });

  it('keeps all of it hidden where less can leave by now [I6A-2-HIDDEN]', async () => {
    const money = serve();
    const { user } = openWithdrawal({ isMasked: true });
    await accountIsThere();
    const nearest = 470_486.89;
    const message = '₹4,70,486.89 can be withdrawn now.';
    money.state.errors = [{ field: 'amount', code: 'not_withdrawable', message, nearest, until: null }];
    await user.click(await screen.findByRole('button', { name: /^All withdrawable/ }));
    await user.click(await screen.findByRole('button', { name: 'Use the largest amount that passes' }));
    expect(screen.queryByRole('textbox', { name: 'You withdraw' })).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/4,70,486|470486/);
  });
});
