import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  envelopeOf,
  getChangeBankAccountMockHandler,
  getChangeBankAccountResponseMock,
  getRemoveBankAccountMockHandler,
  getRemoveBankAccountResponseMock,
} from '@wealth/api-sdk/testing';
import type { BankAccount } from '@wealth/api-sdk/model';
import { mockServer, shownToasts } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { confirmPin, rows, setUpBank } from '../testing/bankTest.tsx';
import { fundHandlers, pendingAccount, primaryAccount, secondAccount } from '../testing/fundFixtures.ts';

const server = mockServer(...fundHandlers());

describe('the actions of an account', () => {
  async function choose(user: UserEvent, account: BankAccount, action: string) {
    const name = `Actions for ${account.bank_name} ${account.masked_number}`;
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  }

  it('makes a verified account the primary one, after the PIN [I3-6-BANK-LIST]', async () => {
    const sent: unknown[] = [];
    server.use(
      ...fundHandlers([primaryAccount, secondAccount]),
      getChangeBankAccountMockHandler(async ({ request, params }) => {
        sent.push([params['id'], await request.json()]);
        return envelopeOf({ ...getChangeBankAccountResponseMock().data, primary: true });
      }),
    );
    const { user } = setUpBank();

    await choose(user, secondAccount, 'Make primary');
    await confirmPin(user);

    await waitFor(() =>
      expect(shownToasts()).toEqual([
        ['success', 'Satpura Bank ••••1290 is your primary account now.', undefined],
      ]),
    );
    expect(sent).toEqual([['account-2', { primary: true }]]);
  });

  it('does not offer it for an account that is not verified', async () => {
    const { user } = setUpBank();

    await user.click(await screen.findByRole('button', { name: 'Actions for Aravalli Bank ••••0937' }));

    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Remove account',
    ]);
  });

  it('removes an account that was confirmed, after the PIN [I3-6-BANK-LIST]', async () => {
    const removed: unknown[] = [];
    const { user } = setUpBank();

    await choose(user, pendingAccount, 'Remove account');
    const question = within(await screen.findByRole('dialog', { name: 'Remove this account?' }));
    server.use(
      ...fundHandlers([primaryAccount]),
      getRemoveBankAccountMockHandler(({ params }) => {
        removed.push(params['id']);
        return getRemoveBankAccountResponseMock();
      }),
    );
    await user.click(question.getByRole('button', { name: 'Remove account' }));
    await confirmPin(user);

    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(removed).toEqual(['account-3']);
    expect(shownToasts()).toEqual([['success', 'The account was removed.', undefined]]);
  });

  it.each([
    ['last_verified', 'Sandbox Bank ••••4821 is your last verified account. Add another one first.'],
    ['in_use', 'Money is under way to or from Sandbox Bank ••••4821. Remove it once that has ended.'],
    ['of_tomorrow', 'The server says so.'],
  ])('says why an account is not removed (%s), and keeps it [I6A-4-REFUSED]', async (code, told) => {
    const message = 'The server says so.';
    server.use(
      http.delete('*/client/app/v1/bank/*', () =>
        HttpResponse.json({ data: { errors: [{ field: 'id', code, message }] }, message }, { status: 409 }),
      ),
    );
    const { user } = setUpBank();

    await choose(user, primaryAccount, 'Remove account');
    const question = within(await screen.findByRole('dialog', { name: 'Remove this account?' }));
    await user.click(question.getByRole('button', { name: 'Remove account' }));
    await confirmPin(user);

    await waitFor(() => expect(shownToasts()).toEqual([['error', told, undefined]]));
    expect(await rows()).toHaveLength(2);
  });
});
