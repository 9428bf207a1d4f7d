import { act, screen, waitFor, within } from '@testing-library/react';
import { clientVisitor, fakeSession, mockServer } from '@wealth/testing';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { field, openForm, rows, setUpBank } from '../testing/bankTest.tsx';
import {
  brokenFundHandlers,
  failedAccount,
  fundHandlers,
  newAccount,
  pendingAccount,
  primaryAccount,
  reviewedAccount,
  secondAccount,
} from '../testing/fundFixtures.ts';

const server = mockServer(...fundHandlers());

describe('the list of bank accounts', () => {
  it('shows holder, bank, masked number, IFSC, UPI, primary mark and the state of the penny drop [S1-BANK-CARDS] [D-BANK]', async () => {
    server.use(...fundHandlers([primaryAccount, pendingAccount, failedAccount]));
    setUpBank();

    const [first, second, third] = await rows();
    expect(first?.textContent).toContain('Sandbox Bank ••••4821');
    expect(first?.textContent).toContain('PrimaryVerified');
    expect(first?.textContent).toContain(
      'Asha NamunaSavingsIFSC SBOX0000001Koregaon Park, PuneUPI asha.namuna@sandbox',
    );
    expect(first?.textContent).toContain('Verified');
    expect(second?.textContent).toContain('Being verified');
    expect(second?.textContent).not.toContain('UPI asha');
    expect(third?.textContent).toContain('Not verified');
    expect(third?.textContent).toContain('The name at the bank is not the name of your identity check.');
  });

  it('is the target of /me#bank-section, which can take the focus', async () => {
    setUpBank();

    const section = await screen.findByRole('group', { name: 'Bank accounts' });
    expect(section.id).toBe('bank-section');
    act(() => section.focus());
    expect(document.activeElement).toBe(section);
  });

  it('is busy while it loads', async () => {
    server.use(http.get('*/client/app/v1/bank', () => delay('infinite')));
    setUpBank();

    const card = await screen.findByRole('region', { name: 'Bank accounts' });
    expect(card.getAttribute('aria-busy')).toBe('true');
  });

  it('says what to do when there is none', async () => {
    server.use(...fundHandlers([]));
    const { user } = setUpBank();

    expect(await screen.findByRole('heading', { name: 'No bank account yet' })).toBeDefined();
    await openForm(user);
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenFundHandlers());
    const { user } = setUpBank();
    await screen.findByText('Your bank accounts could not be loaded.');
    const card = within(screen.getByRole('region', { name: 'Bank accounts' }));
    const retry = card.getByRole('button', { name: 'Retry' });

    server.use(...fundHandlers());
    await user.click(retry);

    expect(await rows()).toHaveLength(2);
  });

  it('keeps old rows when a refresh fails, and leaves it to the page to say so [I3A-LOOK-2]', async () => {
    const { refetch } = setUpBank();
    await rows();

    server.use(...brokenFundHandlers());
    await refetch();

    expect(screen.queryByText(/^Values from/)).toBeNull();
    expect(await rows()).toHaveLength(2);
  });

  it('shows the end of a penny drop as the stream tells of it [I3-6-BANK-ADD]', async () => {
    const { stream } = setUpBank();
    await screen.findByText('Being verified');

    server.use(...fundHandlers([primaryAccount, { ...pendingAccount, status: 'verified' }]));
    act(() =>
      stream.tell({
        kind: 'notification',
        id: 'notice-1',
        code: 'bank_verified',
        category: 'account',
        params: {},
        message: 'Bank account verified.',
        unread_count: 1,
      }),
    );

    await waitFor(() => expect(screen.queryByText('Being verified')).toBeNull());
    expect(screen.getAllByText('Verified')).toHaveLength(2);
  });

  it('offers no sixth account', async () => {
    const accounts = [1, 2, 3, 4, 5].map((count) => ({ ...secondAccount, id: `account-${count}` }));
    server.use(...fundHandlers(accounts));
    setUpBank();

    expect(
      await screen.findByText('Five accounts are linked. Remove one before you add another.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add account' })).toBeNull();
  });

  it('leads a client without a PIN to setting one, and back to adding an account [I3A-FRICTION-PIN]', async () => {
    const session = fakeSession(clientVisitor({ has_pin: false }));
    const { user, onSetPin } = setUpBank(undefined, session);
    onSetPin.mockImplementation(() => {
      act(() => session.become(clientVisitor({ has_pin: true })));
      return Promise.resolve(true);
    });

    await user.click(await screen.findByRole('button', { name: 'Set PIN' }));

    const add = await screen.findByRole('button', { name: 'Add account' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    expect(onSetPin).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Set PIN' })).toBeNull();
  });

  it('leaves the focus alone when the PIN was given up here and is set elsewhere', async () => {
    const session = fakeSession(clientVisitor({ has_pin: false }));
    const { user, onSetPin } = setUpBank(undefined, session);
    await user.click(await screen.findByRole('button', { name: 'Set PIN' }));
    await expect(onSetPin.mock.results[0]?.value).resolves.toBe(false);

    act(() => session.become(clientVisitor({ has_pin: true })));

    const add = await screen.findByRole('button', { name: 'Add account' });
    expect(document.activeElement).not.toBe(add);
  });

  it('keeps the focus in what was opened, and gives it back [I3A-USE-17]', async () => {
    const { user } = setUpBank();
    await openForm(user);
    expect(document.activeElement).toBe(field('IFSC'));

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Add account' }));
  });

  it('asks a client without a PIN to set one first', async () => {
    setUpBank(clientVisitor({ has_pin: false }));

    expect(await screen.findByText(/needs your trading PIN/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add account' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it('say what each may be used for now, and until when nothing leaves to a new one [I6A-4-USES] [I6A-4-HOLD]', async () => {
    server.use(...fundHandlers([primaryAccount, newAccount]));
    setUpBank();
    const [first, second] = await rows();
    expect(first?.textContent).toContain('Withdrawalsat once');
    expect(first?.textContent).toContain('IPO mandatesasha.namuna@sandbox');
    expect(first?.textContent).toContain('Dividendsfrom the registrar');
    expect(second?.textContent).toContain('Withdrawalsfrom Thu, 19 Nov, 16:20 IST');
    expect(second?.textContent).toContain('IPO mandatesno UPI ID given');
    expect(second?.textContent).toContain('New: withdrawals to it from Thu, 19 Nov, 16:20 IST.');
    expect(screen.getByText('2 of at most 5')).toBeDefined();
  });

  it('show two names that differ letter by letter, and that a person looks [I6A-4-MISMATCH] [I6A-4-REVIEW]', async () => {
    server.use(...fundHandlers([{ ...failedAccount, holder: 'Asha Namuni' }, reviewedAccount]));
    setUpBank();
    const [failed, reviewed] = await rows();
    expect([...(failed?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'i',
      'a',
    ]);
    expect(reviewed?.textContent).toContain('a person looks at them');
  });
});
