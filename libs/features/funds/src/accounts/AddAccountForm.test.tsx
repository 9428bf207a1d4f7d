import { screen, waitFor, within } from '@testing-library/react';
import {
  failing,
  getAddBankAccountMockHandler,
  getAddBankAccountResponseMock,
  getVerifyPinMockHandler,
  getVerifyPinResponseMock,
} from '@wealth/api-sdk/testing';
import { mockServer, shownToasts } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import {
  confirmPin,
  expectEverythingTyped,
  field,
  fillIn,
  openForm,
  rows,
  setUpBank,
  submit,
} from '../testing/bankTest.tsx';
import { fundHandlers } from '../testing/fundFixtures.ts';

const server = mockServer(...fundHandlers());
afterEach(() => localStorage.clear());

/** What is sent to add an account, with its key. */
function recordAdditions() {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    getAddBankAccountMockHandler(async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return getAddBankAccountResponseMock();
    }),
  );
  return sent;
}

describe('the form of a new account', () => {
  it('names everything that is missing and sends nothing', async () => {
    const sent = recordAdditions();
    const { user } = setUpBank();
    const form = await openForm(user);

    await user.click(submit(form));

    expect(await screen.findByText('IFSC is required')).toBeDefined();
    expect(screen.getByText('Account number is required')).toBeDefined();
    expect(screen.getByText('Please confirm the account number')).toBeDefined();
    expect(field('Account holder').readOnly).toBe(true);
    expect(sent).toEqual([]);
  });

  it('checks the IFSC while it is typed, and shows it in capitals [I3-6-BANK-ADD]', async () => {
    const { user } = setUpBank();
    await openForm(user);
    const wrong = 'An IFSC has four letters, a zero, and six letters or digits';

    await user.type(field('IFSC'), 'sbo');
    expect(screen.queryByText(wrong)).toBeNull();
    await user.type(field('IFSC'), '9');
    expect(await screen.findByText(wrong)).toBeDefined();
    await user.type(field('IFSC'), '{Backspace}x0000014');
    expect(await screen.findByText('Sandbox Bank, Koregaon Park, Pune')).toBeDefined();
    await user.tab();
    expect(field('IFSC').value).toBe('SBOX0000014');
  });

  it('sends nothing for an IFSC that no branch has [I6A-4-IFSC]', async () => {
    const sent = recordAdditions();
    server.use(failing('*/client/app/v1/bank_branch/*', { status: 404, message: 'Not found' }));
    const { user } = setUpBank();
    const form = await fillIn(user);
    expect(await screen.findByText(/^No branch has this IFSC/)).toBeDefined();
    await user.click(submit(form));
    await waitFor(() => expect(document.activeElement).toBe(field('IFSC')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('goes on where the branch could not be looked up', async () => {
    server.use(failing('*/client/app/v1/bank_branch/*', { status: 500, message: 'Out of order' }));
    const { user } = setUpBank();
    const form = await fillIn(user);
    expect(await screen.findByText('The code is complete')).toBeDefined();
    await user.click(submit(form));
    expect(await screen.findByRole('dialog', { name: 'Confirm with your PIN' })).toBeDefined();
  });

  it('compares the numbers when the second one is left, and again when the first changes', async () => {
    const { user } = setUpBank();
    await openForm(user);
    await user.type(field('Account number'), '114455221009');
    await user.type(field('Confirm account number'), '11445522100');
    expect(screen.queryByText('Account numbers must match')).toBeNull();

    await user.tab();
    expect(await screen.findByText('Account numbers must match')).toBeDefined();
    await user.type(field('Account number'), '{Backspace}');

    await waitFor(() => expect(screen.queryByText('Account numbers must match')).toBeNull());
  });

  it('adds it once the PIN is confirmed', async () => {
    const sent = recordAdditions();
    const pins: unknown[] = [];
    server.use(
      getVerifyPinMockHandler(async ({ request }) => {
        pins.push(await request.json());
        return getVerifyPinResponseMock();
      }),
    );
    const { user } = setUpBank();
    const form = await fillIn(user);

    await user.click(submit(form));
    await confirmPin(user);

    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(pins).toEqual([{ pin: 'b6af3f19458ec8e6faff8ee1e0440ecb' }]);
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
        body: {
          holder: 'Asha Namuna',
          ifsc: 'SBOX0000014',
          account_number: '11445522100937',
          account_type: 'savings',
          upi_id: 'asha.namuna@sandbox',
        },
      },
    ]);
    expect(shownToasts()).toEqual([['success', 'The account was added and is being verified.', undefined]]);
  });

  it('sends nothing when the PIN is not given, and keeps what was typed', async () => {
    const sent = recordAdditions();
    const { user } = setUpBank();
    const form = await fillIn(user);

    await user.click(submit(form));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
    expect(dialog.getByText(/^Add bank account ••••\d{4}$/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expectEverythingTyped();
    expect(sent).toEqual([]);
  });

  it('empties a wrong PIN and says so on the field', async () => {
    server.use(failing('*/client/app/v1/pin/verify', { status: 400, message: 'The PIN is wrong.' }));
    const { user } = setUpBank();
    const form = await fillIn(user);

    await user.click(submit(form));
    const dialog = await confirmPin(user, '111111');

    expect(await dialog.findByText('Incorrect PIN')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('PIN').value).toBe('');
    expect(document.activeElement).toBe(dialog.getByLabelText('PIN'));
    expect(shownToasts()).toEqual([]);
  });

  it('says how long a locked PIN stays locked', async () => {
    const message = 'Too many attempts. Please try again later.';
    server.use(failing('*/client/app/v1/pin/verify', { status: 429, message, retryAfter: 841 }));
    const { user } = setUpBank();
    const form = await fillIn(user);

    await user.click(submit(form));
    const dialog = await confirmPin(user);

    const told = 'Too many wrong PINs. Please try again in 15 minutes.';
    expect(await dialog.findByText(told)).toBeDefined();
  });

  it('puts the server’s own words on the field they are about', async () => {
    const message = 'This account is already linked.';
    server.use(
      http.post('*/client/app/v1/bank', () =>
        HttpResponse.json(
          { data: { errors: [{ field: 'account_number', code: 'known', message }] }, message },
          { status: 409 },
        ),
      ),
    );
    const { user } = setUpBank();
    const form = await fillIn(user);

    await user.click(submit(form));
    await confirmPin(user);

    expect(await form.findByText(message)).toBeDefined();
    expect(field('Account number').getAttribute('aria-invalid')).toBe('true');
    expectEverythingTyped();
    expect(shownToasts()).toEqual([]);
  });

  it.each([400, 403, 429])(
    'tells a refusal %s in the review, and keeps everything that was typed',
    async (status) => {
      server.use(
        http.post('*/client/app/v1/bank', () =>
          HttpResponse.json({ data: null, message: 'Not today.' }, { status }),
        ),
      );
      const { user } = setUpBank();
      const form = await fillIn(user);

      await user.click(submit(form));
      await confirmPin(user);

      const refused = within(await screen.findByRole('dialog', { name: 'Not accepted' }));
      expect(refused.getByText('Not today.')).toBeDefined();
      await user.click(refused.getByRole('button', { name: 'Back to the form' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expectEverythingTyped();
      expect(localStorage.length).toBe(0);
    },
  );

  it('is still filled in when the page comes back, and not after Cancel', async () => {
    const { user, session, unmount } = setUpBank();
    await fillIn(user);
    unmount();

    const again = setUpBank(undefined, session);
    await screen.findByRole('form');
    expectEverythingTyped();
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    again.unmount();

    setUpBank(undefined, session);
    await rows();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
