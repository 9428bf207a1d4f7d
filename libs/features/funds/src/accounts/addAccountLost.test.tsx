import { screen, waitFor, within } from '@testing-library/react';
import { envelopeOf, getAddBankAccountResponseMock } from '@wealth/api-sdk/testing';
import type { IntentQuestion } from '@wealth/api-sdk/model';
import { clientVisitor, mockServer, shownToasts } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmPin, expectEverythingTyped, fillIn, setUpBank, submit } from '../testing/bankTest.tsx';
import { fundHandlers, pendingAccount } from '../testing/fundFixtures.ts';

const server = mockServer(...fundHandlers());
afterEach(() => localStorage.clear());

describe('an account whose answer is lost [I4C-4-BANK]', () => {
  /** Loses the answers to additions; answers the keys that were sent, and those that were asked for. */
  function loseAnswers(found: 'account' | 'nothing' | 'unknown') {
    const sent: (string | null)[] = [];
    const asked: IntentQuestion[] = [];
    server.use(
      http.post('*/client/app/v1/bank', ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'));
        // What was kept is there before the request is.
        expect(localStorage.getItem(`wealth.intent.${sent.at(-1)}`)).toContain('"kind":"bank_account"');
        return HttpResponse.error();
      }),
      http.post<never, IntentQuestion>('*/client/app/v1/intents/ask', async ({ request }) => {
        asked.push(await request.json());
        if (found === 'unknown') return HttpResponse.error();
        const account = found === 'account' ? pendingAccount : null;
        return HttpResponse.json(
          envelopeOf({ order: null, bank_account: account, sealed: account === null }),
        );
      }),
    );
    return { sent, asked };
  }

  it('is asked for by its key, found, and told once', async () => {
    const { sent, asked } = loseAnswers('account');
    const { user } = setUpBank();
    const form = await fillIn(user);

    await user.click(submit(form));
    await confirmPin(user);

    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(asked).toEqual([{ kind: 'bank_account', key: sent[0] }]);
    expect(shownToasts()).toEqual([['success', 'The account was added and is being verified.', undefined]]);
    expect(localStorage.length).toBe(0);
  });

  it('is said not to be added once the key is sealed, and added again under another', async () => {
    const { sent } = loseAnswers('nothing');
    const { user } = setUpBank();
    const form = await fillIn(user);
    await user.click(submit(form));
    await confirmPin(user);

    const dialog = within(
      await screen.findByRole('dialog', { name: 'It was not added.' }, { timeout: 5_000 }),
    );
    await user.click(dialog.getByRole('button', { name: 'Add it again' }));
    await confirmPin(user);

    // Each was repeated by the network, under its own key.
    await waitFor(() => expect(new Set(sent).size).toBe(2));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'It was not added.' }, { timeout: 5_000 })).getByRole(
        'button',
        {
          name: 'Back to the form',
        },
      ),
    );
    expectEverythingTyped();
  }, 15_000);

  it('goes on being asked for when the review is closed, and is told by a toast', async () => {
    const { asked } = loseAnswers('unknown');
    const { user } = setUpBank();
    const form = await fillIn(user);
    await user.click(submit(form));
    await confirmPin(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Asking what became of it …' }));
    await waitFor(() => expect(asked).not.toHaveLength(0));
    loseAnswers('account');
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await waitFor(
      () =>
        expect(shownToasts()).toEqual([
          ['success', 'The account was added after all, once.', 'Aravalli Bank ••••0937'],
        ]),
      { timeout: 4_000 },
    );
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is asked for by the next page after a reload, which tells what became of it', async () => {
    const { asked } = loseAnswers('nothing');
    const key = crypto.randomUUID();
    const { session, unmount } = setUpBank();
    const visitor = session.visitor();
    unmount();
    const client = visitor?.kind === 'client' ? visitor.profile.id : '';
    const time = Date.now() - 61_000;
    localStorage.setItem(`wealth.intent.${key}`, JSON.stringify({ key, kind: 'bank_account', client, time }));
    // An order is the business of its own desk.
    const order = crypto.randomUUID();
    localStorage.setItem(
      `wealth.intent.${order}`,
      JSON.stringify({ key: order, kind: 'order', client, time }),
    );
    window.dispatchEvent(new StorageEvent('storage'));

    setUpBank(undefined, session);
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([['warning', 'It was not added.', expect.any(String)]]),
    );
    expect(asked).toEqual([{ kind: 'bank_account', key }]);
    expect(Object.keys(localStorage)).toEqual([`wealth.intent.${order}`]);
  });

  it('asks for the PIN once more under the same key where the server wants a newer one', async () => {
    const keys: (string | null)[] = [];
    const fault = { field: 'pin', code: 'pin_required', message: 'Please confirm your PIN first.' };
    server.use(
      http.post('*/client/app/v1/bank', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? HttpResponse.json({ data: { errors: [fault] }, message: fault.message }, { status: 403 })
          : HttpResponse.json(getAddBankAccountResponseMock());
      }),
    );
    const { user } = setUpBank();
    const form = await fillIn(user);
    await user.click(submit(form));
    await confirmPin(user);
    await screen.findByText('Your PIN is needed once more.');
    await confirmPin(user);

    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('while another request is not known [I4C-4-KINDS]', () => {
  function keepOpen(kind: string) {
    const key = crypto.randomUUID();
    const visitor = clientVisitor();
    const client = visitor.kind === 'client' ? visitor.profile.id : '';
    localStorage.setItem(`wealth.intent.${key}`, JSON.stringify({ key, kind, client, time: Date.now() }));
    window.dispatchEvent(new StorageEvent('storage'));
  }

  it('a new account waits for the one before it, and is not sent', async () => {
    const sent = vi.fn<() => void>();
    server.use(http.post('*/client/app/v1/bank', sent));
    keepOpen('bank_account');
    const { user } = setUpBank();
    const form = await fillIn(user);
    await user.click(submit(form));
    await confirmPin(user);

    expect(await screen.findByText(/^We are still asking about an account that was sent at /)).toBeDefined();
    expect(sent).not.toHaveBeenCalled();
  });

  it('of another kind it does not wait', async () => {
    server.use(http.post('*/client/app/v1/bank', () => HttpResponse.json(getAddBankAccountResponseMock())));
    keepOpen('order');
    const { user } = setUpBank();
    const form = await fillIn(user);
    await user.click(submit(form));
    await confirmPin(user);

    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });
});
