import { screen, waitFor } from '@testing-library/react';
import { envelopeOf } from '@wealth/api-sdk/testing';
import type { IntentAnswer, IntentQuestion } from '@wealth/api-sdk/model';
import { failedAnswersOf, mockServer, shownToasts } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMoneyServer, type MoneyState } from '../testing/createMoneyServer.ts';
import { fundHandlers, primaryAccount } from '../testing/fundFixtures.ts';
import { depositFixture, withdrawalFixture } from '../testing/moneyFixtures.ts';
import {
  amountBox,
  openDeposit,
  openWithdrawal,
  sendDeposit,
  sendWithdrawal,
} from '../testing/moneyTest.tsx';

const server = mockServer(...fundHandlers([primaryAccount]));
afterEach(() => localStorage.clear());

interface Kind {
  kind: 'deposit' | 'withdrawal';
  name: string;
  path: string;
  box: 'You add' | 'You withdraw';
  /** Opens its drawer, and sends one. */
  send: () => Promise<ReturnType<typeof openDeposit>['user']>;
  shown: string;
  /** What the server has taken, although nobody has heard of it. */
  taken: Partial<MoneyState>;
  found: Partial<IntentAnswer>;
}

const kinds: Kind[] = [
  {
    kind: 'deposit',
    name: 'deposit [I6A-1-ANSWERS] [I6A-1-LOST]',
    path: '*/fund/app/v1/deposits',
    box: 'You add',
    async send() {
      const { user } = openDeposit();
      await sendDeposit(user, '50000');
      return user;
    },
    shown: 'Waiting for your bank',
    taken: { deposits: [depositFixture] },
    found: { deposit: depositFixture },
  },
  {
    kind: 'withdrawal',
    name: 'withdrawal [I6A-2-ANSWERS] [I6A-2-LOST]',
    path: '*/fund/app/v1/withdrawals',
    box: 'You withdraw',
    async send() {
      const { user } = openWithdrawal();
      await sendWithdrawal(user, '50000');
      return user;
    },
    shown: 'On its way, can be cancelled',
    taken: { withdrawals: [withdrawalFixture] },
    found: { withdrawal: withdrawalFixture },
  },
];

const nothingFound: IntentAnswer = { order: null, bank_account: null, sealed: true };

describe.each(kinds)('an answer to a $name that does not come', ({ kind, path, box, send, ...one }) => {
  function serve() {
    const money = createMoneyServer();
    server.use(...money.handlers);
    return money;
  }

  // Of a token that has expired the session takes care, and the call is repeated.
  const answers = failedAnswersOf(path).filter(({ answer }) => answer !== '401');
  it.each(answers)(
    '$answer: everything typed stays, and the key is asked for or told',
    async ({ handler }) => {
      serve();
      server.use(
        handler,
        http.post('*/client/app/v1/intents/ask', () => HttpResponse.json(envelopeOf(nothingFound))),
      );
      const user = await send();
      const back = await screen.findByRole('button', { name: 'Back to the form' }, { timeout: 5_000 });
      await user.click(back);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(amountBox(box).value).toBe('50,000');
    },
    10_000,
  );

  it('that was lost alone is found by its key', async () => {
    const asked: IntentQuestion[] = [];
    const money = serve();
    server.use(
      http.post(path, () => {
        Object.assign(money.state, one.taken);
        return HttpResponse.error();
      }),
      http.post<never, IntentQuestion>('*/client/app/v1/intents/ask', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(envelopeOf({ ...nothingFound, ...one.found, sealed: false }));
      }),
    );
    await send();

    await vi.waitFor(() => expect(screen.getByText(one.shown)).toBeDefined(), 5_000);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.kind).toBe(kind);
    expect(shownToasts().filter(([type]) => type === 'error')).toEqual([]);
  });
});
