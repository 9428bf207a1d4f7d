import { screen, waitFor, within } from '@testing-library/react';
import { envelopeOf, getGetBankAccountsMockHandler } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { createMoneyServer, type MoneyState } from '../testing/createMoneyServer.ts';
import { fundHandlers, pendingAccount, primaryAccount, secondAccount } from '../testing/fundFixtures.ts';
import { depositFixture, endedDeposit, transferFixture } from '../testing/moneyFixtures.ts';
import {
  accountIsThere,
  amountBox,
  dialog,
  openDeposit,
  sendDeposit,
  typeAmount,
} from '../testing/moneyTest.tsx';

const server = mockServer(...fundHandlers([primaryAccount, secondAccount, pendingAccount]));
afterEach(() => localStorage.clear());

function serve(initial?: Partial<MoneyState>) {
  const money = createMoneyServer(initial);
  server.use(...money.handlers);
  return money;
}

type User = ReturnType<typeof openDeposit>['user'];

const submit = (user: User) => user.click(screen.getByRole('button', { name: /^Deposit/ }));

const send = (user: User, text = '50000') => sendDeposit(user, text);

describe('what is typed into a deposit', () => {
  it.each([
    ['0', 'The minimum is ₹20,000', 'Make it ₹20,000'],
    ['99.99', 'The minimum is ₹20,000', 'Make it ₹20,000'],
    ['19,999.99', 'The minimum is ₹20,000', 'Make it ₹20,000'],
    ['1000000000000', 'The largest amount is ₹10,00,00,00,000', 'Make it ₹10,00,00,00,000'],
    ['500000.01', /^UPI takes ₹5,00,000 in one payment/, 'Make it ₹5,00,000'],
  ])('%s is refused with the nearest amount in its button [I6A-1-NEAREST]', async (text, fault, nearest) => {
    const { sent } = serve();
    const { user } = openDeposit();
    await accountIsThere();
    await typeAmount(user, 'You add', text);
    await submit(user);

    expect(screen.getByText(fault)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: nearest }));

    expect(screen.queryByText(fault)).toBeNull();
    expect(amountBox('You add').value).toBe(nearest.replace('Make it ₹', ''));
    expect(sent).toEqual([]);
  });

  it.each([
    ['५००००', '50,000'],
    ['₹ 25,000', '25,000'],
    ['1e5', ''],
    ['-25000', ''],
    ['25000.005', ''],
  ])('%s is read as "%s" [I6A-1-TYPED]', async (text, shown) => {
    serve();
    const { user } = openDeposit();
    await typeAmount(user, 'You add', text);
    expect(amountBox('You add').value).toBe(shown);
  });

  it('says the minimum before it is missed, and asks for an amount once somebody goes on [I6A-1-MINIMUM] [S5-MINIMUM-DEPOSIT]', async () => {
    serve();
    const { user } = openDeposit();
    await accountIsThere();
    expect(amountBox('You add').getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText('minimum ₹20,000')).toBeDefined();
    await user.type(amountBox('You add'), '2');
    expect(screen.queryByText('The minimum is ₹20,000')).toBeNull();
    await user.clear(amountBox('You add'));
    await submit(user);

    expect(screen.getByText('An amount is required')).toBeDefined();
    expect(document.activeElement).toBe(amountBox('You add'));
  });

  it('is offered by transfer where UPI takes no more in 24 hours [I6A-1-LIMITS]', async () => {
    const { sent } = serve({ upiLeft: 30_000 });
    const { user } = openDeposit();
    await accountIsThere();
    await typeAmount(user, 'You add', '40000');
    await screen.findByText(/^UPI takes ₹10,00,000 in 24 hours, of which ₹30,000\.00 is left/);
    expect(screen.getByRole('button', { name: 'Make it ₹30,000' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'By bank transfer' }));
    await submit(user);
    const review = await dialog('Review the deposit');
    await user.click(review.getByRole('button', { name: 'Show how to pay' }));

    await screen.findByText('WLTH100482');
    expect(sent).toMatchObject([{ body: { method: 'transfer', amount: 40_000, bank_id: 'account-1' } }]);
  });

  it('is kept for the next time the form opens, and forgotten once it is sent [I6A-1-DRAFT]', async () => {
    serve();
    const first = openDeposit();
    await typeAmount(first.user, 'You add', '75000');
    first.unmount();
    const { user, session } = openDeposit({ session: first.session });
    expect(amountBox('You add').value).toBe('75,000');
    await send(user, '75000');
    await screen.findByText('Waiting for your bank');

    expect(session.drafts.read('deposit')).toBeUndefined();
  });

  it('leads a client without an account to where one is added [I6A-1-ACCOUNT]', async () => {
    serve();
    server.use(getGetBankAccountsMockHandler(envelopeOf([])));
    const { user, onBankAccounts } = openDeposit();
    await user.click(await screen.findByRole('button', { name: 'Add account' }));
    expect(onBankAccounts).toHaveBeenCalledOnce();
  });

  it('comes from a verified account only [I6A-1-ACCOUNT] [D-DEPOSIT]', async () => {
    const { sent } = serve();
    const { user } = openDeposit();
    await accountIsThere();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Aravalli Bank/ }).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Satpura Bank/ }));
    await send(user);
    await screen.findByText('Waiting for your bank');
    expect(sent).toMatchObject([{ body: { bank_id: 'account-2' } }]);
  });
});

describe('a deposit that is sent', () => {
  it('is offered again however many have ended since [I6A-1-DRAFT]', async () => {
    const ended = Array.from({ length: 40 }, (_, at) => ({
      ...endedDeposit('CANCELLED', 'by_client'),
      id: `ended-${at}`,
    }));
    serve({ deposits: [...ended, transferFixture] });
    openDeposit();
    expect(
      await screen.findByRole('button', { name: 'Continue the deposit of ₹20,00,000.00' }),
    ).toBeDefined();
  });

  it('shows whom to pay, and asks for no PIN [I6A-1-WAITING]', async () => {
    const { sent } = serve();
    const { user } = openDeposit();
    await send(user);

    expect(await screen.findByText('Wealth Sandbox Securities')).toBeDefined();
    expect(screen.getByText('6211, securities broker')).toBeDefined();
    expect(screen.getByText('@validsbox')).toBeDefined();
    expect(screen.getByText('Look it up in SEBI Check before you pay.')).toBeDefined();
    expect(screen.getByRole('img', { name: /^QR code: pay ₹50,000\.00 to Wealth/ })).toBeDefined();
    expect(screen.getByRole('timer', { name: /9 minutes/ })).toBeDefined();
    expect(screen.queryByLabelText(/PIN/)).toBeNull();
    expect(sent).toEqual([
      { key: expect.any(String), body: { method: 'upi', amount: 50_000, bank_id: 'account-1' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['Pay ₹50,000', 'It is in your cash'],
    ['Pay twice', 'It is in your cash'],
    ['Pay from another account', 'Not added: it goes back'],
  ])('is ended by the simulated bank: %s [I6A-1-BANK]', async (way, title) => {
    serve({ deposits: [depositFixture] });
    const { user } = openDeposit();
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await user.click(await screen.findByRole('button', { name: way }));
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(screen.queryByText('Your bank (simulated).')).toBeNull();
  });

  it('goes on when the stream tells of it, without a reload [I6A-1-EVENT]', async () => {
    const { state } = serve({ deposits: [depositFixture] });
    const { user, refetch } = openDeposit();
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await screen.findByText('Waiting for your bank');
    state.deposits = [endedDeposit('EXPIRED', 'not_paid')];
    await refetch();
    expect(await screen.findByText('Not paid in time')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Deposit again' }));
    expect(amountBox('You add').value).toBe('50,000');
  });

  it('is cancelled after a question [I6A-1-CANCEL]', async () => {
    serve({ deposits: [depositFixture] });
    const { user } = openDeposit();
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    const question = await dialog('Cancel this deposit?');
    await user.click(question.getByRole('button', { name: 'Cancel this deposit' }));
    expect(await screen.findByText(/^Nothing was taken/)).toBeDefined();
  });

  it('pays nobody but a registered broker [I6A-1-HANDLE] [DEM-35]', async () => {
    const instruction = { ...depositFixture.instruction, upi_id: 'wealth@sbox' };
    serve({ deposits: [{ ...depositFixture, instruction }] });
    const { user } = openDeposit();
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText('Do not pay this.')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^QR/ })).toBeNull();
    expect(screen.queryByText('wealth@sbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is not shown with a code or a link of another amount [I6A-1-AMOUNT] [DEM-35]', async () => {
    const link = depositFixture.instruction.link?.replace('am=50000.00', 'am=500000.00') ?? '';
    serve({ deposits: [{ ...depositFixture, instruction: { ...depositFixture.instruction, link } }] });
    const { user } = openDeposit();
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText('Do not pay this.')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^QR/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open a UPI app' })).toBeNull();
  });

  it('has no simulated bank where the system is live [I6A-1-LIVE]', async () => {
    serve({ deposits: [depositFixture] });
    const { user } = openDeposit({ isSandbox: false });
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText('Wealth Sandbox Securities')).toBeDefined();
    expect(screen.queryByText('Your bank (simulated).')).toBeNull();
  });

  it('has each value of a transfer to copy [I6A-1-TRANSFER]', async () => {
    serve({ deposits: [transferFixture] });
    const { user } = openDeposit();
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    const values = within(await screen.findByRole('region', { name: 'Bank transfer' }));
    for (const name of ['Beneficiary', 'Account number', 'IFSC', 'Reference, for the remarks']) {
      expect(values.getByRole('button', { name: `Copy ${name}` })).toBeDefined();
    }
    expect(values.getByText('SBOX0000900')).toBeDefined();
    await user.click(values.getByRole('button', { name: 'Copy all four' }));
    expect(await values.findByText('All four are copied')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(
      'Beneficiary: Wealth Sandbox Securities\nAccount number: WLTH100482\nIFSC: SBOX0000900\nReference, for the remarks: WD4F7A2C91',
    );
  });

  it('hides its amounts with the others [I6A-1-HIDDEN]', async () => {
    serve({ deposits: [depositFixture] });
    const { user } = openDeposit({ isMasked: true });
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await screen.findByText('Waiting for your bank');
    expect(document.body.textContent).not.toMatch(/50,000|Fifty thousand/);
    expect(document.body.innerHTML).not.toMatch(/aria-label="[^"]*50,000/);
  });

  it.each([
    ['Pay by bank transfer instead', depositFixture, 'Bank transfer'],
    ['Deposit again', endedDeposit('EXPIRED', 'not_paid'), 'UPI'],
  ])('puts no hidden amount into the form: %s [I6A-1-HIDDEN]', async (button, shown, method) => {
    const { state } = serve({ deposits: [depositFixture] });
    const { user, refetch } = openDeposit({ isMasked: true });
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    await screen.findByText('Waiting for your bank');
    state.deposits = [shown];
    await refetch();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(amountBox('You add').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${method}`) }).checked).toBe(
      true,
    );
  });
});
