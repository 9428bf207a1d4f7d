import { screen, waitFor, within } from '@testing-library/react';
import { envelopeOf, getGetBankAccountsMockHandler } from '@wealth/api-sdk/testing';
import { clientVisitor, fill, mockServer } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { createMoneyServer, type MoneyState } from '../testing/createMoneyServer.ts';
import { fundHandlers, pendingAccount, primaryAccount, secondAccount } from '../testing/fundFixtures.ts';
import {
  gttFixture,
  laterWithdrawal,
  nothingWithdrawable,
  withdrawalFixture,
} from '../testing/moneyFixtures.ts';
import {
  accountIsThere,
  amountBox,
  dialog,
  openWithdrawal,
  sendWithdrawal,
  typeAmount,
  withdrawalIsReady,
} from '../testing/moneyTest.tsx';

const server = mockServer(...fundHandlers([primaryAccount, secondAccount, pendingAccount]));
afterEach(() => localStorage.clear());

function serve(initial?: Partial<MoneyState>) {
  const money = createMoneyServer(initial);
  server.use(...money.handlers);
  return money;
}

type User = ReturnType<typeof openWithdrawal>['user'];

const submit = (user: User) => user.click(screen.getByRole('button', { name: /^Withdraw/ }));

async function review(user: User) {
  await submit(user);
  return dialog('Review the withdrawal');
}

const send = (user: User, text = '125000') => sendWithdrawal(user, text);

describe('what is typed into a withdrawal', () => {
  it.each([
    ['0', 'The minimum is ₹100', 'Make it ₹100', '100'],
    ['99.99', 'The minimum is ₹100', 'Make it ₹100', '100'],
    ['592318.56', '₹5,92,318.55 can be withdrawn now', 'Make it ₹5,92,318.55', '5,92,318.55'],
  ])('%s is refused with what can go [I6A-2-NEAREST]', async (...[text, fault, nearest, shown]) => {
    const { sent } = serve();
    const { user } = openWithdrawal();
    await withdrawalIsReady();
    await typeAmount(user, 'You withdraw', text);
    await submit(user);

    expect(screen.getByText(fault)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: nearest }));
    expect(amountBox('You withdraw').value).toBe(shown);
    expect(screen.queryByText(fault)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is all that can leave by one press [I6A-2-ALL]', async () => {
    const { sent } = serve();
    const { user, session } = openWithdrawal();
    await withdrawalIsReady();
    await user.click(screen.getByRole('button', { name: 'All withdrawable: ₹5,92,318.55' }));
    expect(amountBox('You withdraw').value).toBe('5,92,318.55');
    // The draft says that it is all, not how much that is.
    expect(JSON.stringify(session.drafts.read('withdrawal'))).not.toContain('59231855');
    const open = await review(user);
    await fill(user, open.getByLabelText('Trading PIN'), '246810');
    await screen.findByText('On its way, can be cancelled');
    expect(sent).toMatchObject([{ body: { amount: 592_318.55, bank_id: 'account-1' } }]);
  });

  it('goes to no account of less than 24 hours, and says until when [I6A-2-HELD]', async () => {
    const young = { ...secondAccount, created_at: '2026-11-18T16:20:00+05:30' };
    serve();
    server.use(getGetBankAccountsMockHandler(envelopeOf([primaryAccount, young])));
    openWithdrawal();
    await accountIsThere();
    const held = screen.getByRole<HTMLInputElement>('radio', { name: /Satpura Bank/ });
    expect(held.disabled).toBe(true);
    expect(screen.getByText('added less than 24 hours ago; usable from 16:20')).toBeDefined();
    expect(screen.getByRole('timer', { name: /1 hour/ })).toBeDefined();
  });

  it('says when it is sent and arrives, and that it never asks for a payment [I6A-2-SAID] [D-WITHDRAWAL]', async () => {
    serve();
    openWithdrawal();
    await withdrawalIsReady();
    const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(factOf('Sent to your bank')).toBe('16:00');
    expect(factOf('At your bank')).toBe('by 18:00');
    expect(factOf('Fee')).toBe('₹0.00');
    expect(screen.getByText(/^Nothing is due for this: no fee, no tax, no deposit first/)).toBeDefined();
  });

  it('says why not all of it, with dates, and leads to what frees it [I6A-2-WATERFALL] [DEM-8]', async () => {
    serve();
    const { user, onOrders } = openWithdrawal();
    await withdrawalIsReady();
    const lines = within(screen.getByRole('region', { name: 'Why not the full balance' }));
    const amountOf = (name: string) => lines.getAllByText(name)[0]?.nextElementSibling?.textContent;
    expect(amountOf('Cash and sales not settled yet')).toBe('₹8,01,006.47');
    expect(amountOf('Blocked by waiting orders')).toBe('−₹93,582.49');
    expect(amountOf('Sales not settled yet')).toBe('−₹65,105.43');
    expect(amountOf('Added today')).toBe('−₹50,000.00');
    expect(amountOf('Withdrawable now')).toBe('₹5,92,318.55');
    expect(lines.getByText('free Fri, 20 Nov, 08:00')).toBeDefined();
    await user.click(lines.getByRole('button', { name: 'See the orders' }));
    expect(onOrders).toHaveBeenCalledOnce();
  });

  it('is no form where nothing can leave: what, why and when [I6A-2-NOTHING]', async () => {
    serve({ withdrawable: nothingWithdrawable });
    openWithdrawal();
    expect(await screen.findByText(/^Money added today can buy shares today/)).toBeDefined();
    expect(screen.getByText('free Fri, 20 Nov, 00:00')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  it('is told of once it can leave, where the client wants that [I6A-2-TELL]', async () => {
    const { state } = serve({ withdrawable: nothingWithdrawable });
    const { user } = openWithdrawal();
    const tell = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Tell me when it can be withdrawn',
    });
    expect(screen.getByText('a notice from Fri, 20 Nov, 00:00 on')).toBeDefined();
    expect(tell.checked).toBe(false);
    await user.click(tell);
    await waitFor(() => expect(tell.checked).toBe(true));
    expect(state.withdrawable.notice?.wanted).toBe(true);
    await user.click(tell);
    await waitFor(() => expect(tell.checked).toBe(false));
    expect(state.withdrawable.notice?.wanted).toBe(false);
  });

  it('warns of GTTs that would lack their money, in the form and in the review [I6A-2-GTT]', async () => {
    serve({ gtts: [gttFixture] });
    const { user } = openWithdrawal();
    await withdrawalIsReady();
    expect(screen.queryByText(/would lack money/)).toBeNull();
    await typeAmount(user, 'You withdraw', '125000');
    const orders = within(await screen.findByRole('group', { name: 'Orders that would lack money' }));
    expect(screen.getByText('One GTT would lack money when it triggers.')).toBeDefined();
    expect(orders.getByText('missing for 440 at 1,488.00')).toBeDefined();
    expect(orders.getByText('₹1,38,178.94')).toBeDefined();
    expect(orders.getByRole('link', { name: 'NEELINFO' }).getAttribute('href')).toBe(
      '/portfolio/orders/order-440',
    );
    const open = await review(user);
    expect(open.getByRole('group', { name: 'Orders that would lack money' })).toBeDefined();
  });

  it('says so where there is no money at all [I6A-2-NO-MONEY]', async () => {
    serve({ withdrawable: { balance: 0, withdrawable: 0, lines: [], notice: null } });
    openWithdrawal();
    expect(await screen.findByText(/^There is no money to withdraw/)).toBeDefined();
    expect(screen.queryByText(/The lines say/)).toBeNull();
  });

  it('tells nothing of the money with hidden values, also of all [I6A-2-HIDDEN]', async () => {
    const { sent } = serve();
    const { user } = openWithdrawal({ isMasked: true });
    await accountIsThere();
    await user.click(await screen.findByRole('button', { name: /^All withdrawable/ }));
    const told = /5,92,318|8,01,006|592318|Five lakh/;
    expect(document.body.innerHTML).not.toMatch(told);
    const open = await review(user);
    expect(document.body.innerHTML).not.toMatch(told);
    await fill(user, open.getByLabelText('Trading PIN'), '246810');
    await screen.findByText('On its way, can be cancelled');
    expect(document.body.innerHTML).not.toMatch(told);
    expect(sent).toMatchObject([{ body: { amount: 592_318.55 } }]);
  });

  it('is kept for the next time the form opens [I6A-2-DRAFT]', async () => {
    serve();
    const first = openWithdrawal();
    await withdrawalIsReady();
    await typeAmount(first.user, 'You withdraw', '75000');
    first.unmount();
    openWithdrawal({ session: first.session });
    expect(amountBox('You withdraw').value).toBe('75,000');
  });
});

describe('a withdrawal that is sent', () => {
  it('needs the PIN, goes once, and shows when it moves next [I6A-2-PIN]', async () => {
    const { sent } = serve();
    const { user } = openWithdrawal();
    await send(user);

    expect(await screen.findByText('On its way, can be cancelled')).toBeDefined();
    expect(screen.getByText('until it is sent: 16:00')).toBeDefined();
    expect(screen.getByText('WW5A80B3D2')).toBeDefined();
    expect(sent).toEqual([{ key: expect.any(String), body: { amount: 125_000, bank_id: 'account-1' } }]);
  });

  it('leads a client without a PIN to set one [I6A-2-PIN]', async () => {
    serve();
    const { user, onSetPin } = openWithdrawal({ visitor: clientVisitor({ has_pin: false }) });
    await withdrawalIsReady();
    await typeAmount(user, 'You withdraw', '5000');
    const open = await review(user);
    await user.click(open.getByRole('button', { name: 'Withdraw' }));
    expect(onSetPin).toHaveBeenCalledOnce();
  });

  it('is shown as it is when another one is looked for, and cancelled after a question [I6A-2-CANCEL]', async () => {
    serve({ withdrawals: [withdrawalFixture] });
    const { user } = openWithdrawal();
    await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
    const question = await dialog('Cancel this withdrawal?');
    await user.click(question.getByRole('button', { name: 'Cancel withdrawal' }));
    expect(await screen.findByText(/^Cancelled. The money is in your cash again/)).toBeDefined();
  });

  it('cannot be cancelled once it is sent [I6A-2-SENT]', async () => {
    serve({ withdrawals: [laterWithdrawal('SENT')] });
    openWithdrawal();
    await screen.findByText('Paid to your bank');
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  });

  it('that failed says why, and the money is back [I6A-2-FAILED]', async () => {
    const { state } = serve({ withdrawals: [laterWithdrawal('SENT')] });
    const { user, refetch } = openWithdrawal();
    await screen.findByText('Paid to your bank');
    state.withdrawals = [laterWithdrawal('FAILED', 'account_closed', laterWithdrawal('SENT'))];
    await refetch();
    expect(await screen.findByText(/^Your bank sent it back/)).toBeDefined();
    expect(screen.getAllByText(/Your bank says that the account is closed/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Another account' }));
    expect(amountBox('You withdraw').value).toBe('1,25,000');
  });

  it('waits where another one of the client has come between: what was typed stays [I6A-2-ONE]', async () => {
    const { state, sent } = serve();
    const { user } = openWithdrawal();
    await withdrawalIsReady();
    await typeAmount(user, 'You withdraw', '125000');
    const open = await review(user);
    // Another tab has been quicker.
    state.withdrawals = [withdrawalFixture];
    const message = 'Another withdrawal is under way.';
    state.errors = [{ field: 'amount', code: 'pending_withdrawal', message, nearest: null, until: null }];
    await fill(user, open.getByLabelText('Trading PIN'), '246810');

    expect(await screen.findByText(/^Another withdrawal is under way/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(amountBox('You withdraw').value).toBe('1,25,000');
    expect(sent).toEqual([]);
  });

  it('asks for the PIN once more under the same key where the server wants it [I6A-2-PIN-AGAIN]', async () => {
    const money = serve();
    const keys: Array<string | null> = [];
    server.use(
      http.post(
        '*/fund/app/v1/withdrawals',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          const errors = [{ field: 'pin', code: 'pin_required', message: 'PIN is required' }];
          return HttpResponse.json({ data: { errors }, message: 'PIN is required' }, { status: 403 });
        },
        { once: true },
      ),
    );
    const { user } = openWithdrawal();
    await send(user);
    const open = await dialog('Review the withdrawal');
    expect(await open.findByText('Your PIN is needed once more.')).toBeDefined();
    await fill(user, open.getByLabelText('Trading PIN'), '246810');
    await screen.findByText('On its way, can be cancelled');
    expect(money.sent[0]?.key).toBe(keys[0]);
  });
});
