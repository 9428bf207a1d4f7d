import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationFault } from '@wealth/api-sdk/model';
import { envelopeOf, failing } from '@wealth/api-sdk/testing';
import { fakeSession } from '@wealth/testing/stage';
import { fill, mockServer } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { createIssueServer, type IssueState } from '../testing/createIssueServer.ts';
import { pendingFixture, withOwn } from '../testing/applicationFixtures.ts';
import { ipoFixture, ofsFixture, ownAccount, smeFixture } from '../testing/issueFixtures.ts';
import { box, dialog, formIsThere, openIssues, sendApplication, typeInto } from '../testing/issueTest.tsx';

const server = mockServer();
afterEach(() => localStorage.clear());

function serve(initial?: Partial<IssueState>) {
  const backend = createIssueServer(initial);
  server.use(...backend.handlers);
  return backend;
}

const submit = () => screen.getByRole('button', { name: /^(Apply|Bid)/ });

describe('what is typed into an application', () => {
  it('begins with one lot at cut-off and the own UPI ID, and says what is blocked where [I5C-2-FORM]', async () => {
    serve();
    openIssues({ issue: ipoFixture.id });
    await formIsThere();

    expect(box('Lots').value).toBe('1');
    expect(box('UPI ID').value).toBe(ownAccount.upi_id);
    expect(await screen.findByRole('button', { name: 'Apply for 1 lot, ₹14,760' })).toBeDefined();
    expect(screen.getByText(/^The money stays in your own bank account/)).toBeDefined();
  });

  it.each([
    { text: '0', fault: 'The smallest bid is one lot of 45 shares.', nearest: 1 },
    { text: '14', fault: 'The retail category takes at most ₹2,00,000.', nearest: 13 },
    { text: '1.5', fault: 'The quantity has to be a multiple of 45.', nearest: 1 },
  ])(
    '$text lots are refused with the nearest in the button [I5C-BAD-LOTS]',
    async ({ text, fault, nearest }) => {
      const { sent } = serve();
      const { user } = openIssues({ issue: ipoFixture.id });
      await formIsThere();
      await typeInto(user, 'Lots', text);
      await user.click(submit());

      expect(await screen.findByText(fault)).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(
        screen.getByRole('button', { name: nearest === 1 ? 'Make it 1 lot' : `Make it ${nearest} lots` }),
      );
      expect(screen.queryByText(fault)).toBeNull();
      expect(box('Lots').value).toBe(String(nearest));
      expect(sent).toEqual([]);
    },
  );

  it.each([
    ['311', 'The lowest price is ₹312.', '₹312'],
    ['329', 'The highest price is ₹328.', '₹328'],
    ['320.50', 'The price has to be a multiple of ₹1.', '₹321'],
  ])(
    'a price of %s is refused with the nearest in the button [I5C-BAD-PRICE]',
    async (text, fault, nearest) => {
      serve();
      const { user } = openIssues({ issue: ipoFixture.id });
      await formIsThere();
      await user.click(screen.getByRole('radio', { name: 'Bid in the band' }));
      await typeInto(user, 'Price per share', text);

      expect(await screen.findByText(fault)).toBeDefined();
      await user.click(screen.getByRole('button', { name: `Make it ${nearest}` }));
      expect(screen.queryByText(fault)).toBeNull();
    },
  );

  it.each([
    ['asha', 'This is not a UPI ID. It looks like name@bank.'],
    ['somebody@sandbox', 'The UPI ID has to be the one of your own bank account.'],
  ])('the UPI ID %s is refused with the own in the button [I5C-BAD-HANDLE]', async (text, fault) => {
    serve();
    const { user } = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await typeInto(user, 'UPI ID', text);

    expect(await screen.findByText(fault)).toBeDefined();
    await user.click(screen.getByRole('button', { name: `Use ${ownAccount.upi_id}` }));
    expect(screen.queryByText(fault)).toBeNull();
    expect(box('UPI ID').value).toBe(ownAccount.upi_id);
  });

  it('has up to three bids, of which the highest is blocked, and says which is wrong [I5C-2-BIDS] [I5C-BAD-BIDS]', async () => {
    const { sent } = serve();
    const { user } = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await user.click(screen.getByRole('button', { name: 'Add another bid' }));
    await user.click(screen.getByRole('button', { name: 'Add another bid' }));
    expect(screen.queryByRole('button', { name: 'Add another bid' })).toBeNull();

    const second = within(screen.getByRole('group', { name: 'Bid 2' }));
    await user.clear(second.getByRole('textbox', { name: 'Lots' }));
    await fill(user, second.getByRole('textbox', { name: 'Lots' }), '3');
    await fill(user, second.getByRole('textbox', { name: 'Price per share' }), '320');
    const third = within(screen.getByRole('group', { name: 'Bid 3' }));
    await fill(user, third.getByRole('textbox', { name: 'Price per share' }), '400');
    expect(await third.findByText('The highest price is ₹328.')).toBeDefined();
    expect(second.queryByText('The highest price is ₹328.')).toBeNull();
    await user.click(third.getByRole('button', { name: 'Remove bid 3' }));

    await sendApplication(user, /^Apply for 3 lots, ₹43,200/);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.bids).toEqual([
      { quantity: 45, price: null },
      { quantity: 135, price: 320 },
    ]);
  }, 10_000);

  it('shows what only the server knows, once [I5C-BAD-TWICE]', async () => {
    const fault: ApplicationFault = {
      field: 'issue',
      index: null,
      code: 'one_application',
      message: 'One is taken.',
      nearest: null,
      until: null,
    };
    serve({ errors: [fault, fault] });
    openIssues({ issue: ipoFixture.id });

    expect(await screen.findAllByText(/^There is an application of your PAN already/)).toHaveLength(1);
  });

  it('of a small company is two lots at a price, and warns that it stays [I5C-2-SME]', async () => {
    const { sent } = serve();
    const { user } = openIssues({ issue: smeFixture.id });
    await formIsThere();

    expect(box('Lots').readOnly).toBe(true);
    expect(screen.getByText('Exactly two lots, 2,000 shares')).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Cut-off' })).toBeNull();
    expect(screen.getByText(/cannot be lowered or withdrawn/)).toBeDefined();
    await sendApplication(user, /^Apply for 2 lots, ₹2,32,000/);
    await waitFor(() => expect(sent).toMatchObject([{ body: { bids: [{ quantity: 2000, price: 116 }] } }]));
  }, 10_000);

  it('leads a client without an account to where one is added [I5C-2-ACCOUNT]', async () => {
    serve({ accounts: [] });
    const { user, onBankAccounts } = openIssues({ issue: ipoFixture.id });
    await user.click(await screen.findByRole('button', { name: 'Add account' }));
    expect(onBankAccounts).toHaveBeenCalledOnce();
  });
});

describe('an application on its way', () => {
  it('is reviewed, sent once with the PIN under a key, and shown as it goes on [I5C-1-PLACING]', async () => {
    const { sent } = serve();
    const { user } = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await typeInto(user, 'Lots', '2');
    await user.click(await screen.findByRole('button', { name: 'Apply for 2 lots, ₹29,520' }));
    const review = await dialog('Review the application');
    expect(review.getByText('90 at cut-off')).toBeDefined();
    expect(review.getByText(/^You may receive all, some or no shares/)).toBeDefined();
    await user.type(review.getByLabelText('Trading PIN'), '246810');

    expect(await screen.findByRole('heading', { name: 'Your application' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      id: ipoFixture.id,
      body: {
        bids: [{ quantity: 90, price: null }],
        upi_id: ownAccount.upi_id,
        bank_id: ownAccount.id,
      },
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/u);
  }, 10_000);

  it('whose answer is lost is asked for by its key, and shown once it is found [I5C-1-LOST]', async () => {
    const { state } = serve();
    server.use(
      http.post('*/trade/app/v1/ipo/:id/applications', () => {
        state.applications = [pendingFixture];
        state.issues = [withOwn(ipoFixture, pendingFixture)];
        return HttpResponse.error();
      }),
      http.post('*/client/app/v1/intents/ask', () =>
        HttpResponse.json(
          envelopeOf({ order: null, bank_account: null, sealed: false, application: pendingFixture }),
        ),
      ),
    );
    const { user } = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await sendApplication(user);

    expect(
      await screen.findByRole('heading', { name: 'Your application' }, { timeout: 5_000 }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
    // The key is known by then, and nothing of it is asked for in another test.
    await waitFor(
      () => expect(Object.keys(localStorage).filter((name) => name.startsWith('wealth.intent.'))).toEqual([]),
      { timeout: 5_000 },
    );
  }, 10_000);

  it('keeps what was typed for the next time, also after a failure [I5C-1-DRAFT]', async () => {
    serve();
    const first = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await typeInto(first.user, 'Lots', '7');
    first.unmount();
    server.use(failing('*/trade/app/v1/ipo/:id/applications/preview', { status: 500, message: 'Broken' }));
    const { session } = openIssues({ issue: ipoFixture.id }, { session: first.session });
    await formIsThere();

    expect(box('Lots').value).toBe('7');
    expect(session.drafts.read('application')).toMatchObject({ [ipoFixture.id]: { bids: [{ count: 7 }] } });
  }, 10_000);

  it('stays with what was typed when the issue closes meanwhile [I5C-BAD-CLOSING]', async () => {
    const backend = serve();
    const { user, refetch } = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await typeInto(user, 'Lots', '5');
    backend.state.issues = [{ ...ipoFixture, status: 'closed', bids_until: '2026-11-19T14:30:00+05:30' }];
    await refetch();

    expect(await screen.findByText('What you typed stays here.')).toBeDefined();
    expect(box('Lots').value).toBe('5');
    await user.click(submit());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(backend.sent).toEqual([]);
  });

  it('is refused by the server and says why beside the form [I5C-BAD-REFUSED]', async () => {
    serve();
    server.use(
      failing('*/trade/app/v1/ipo/:id/applications', {
        status: 409,
        message: 'There is one already.',
        errors: [{ field: 'issue', code: 'known', message: 'There is one already.' }],
      }),
    );
    const { user } = openIssues({ issue: ipoFixture.id });
    await formIsThere();
    await sendApplication(user);
    expect(await screen.findByText(/^There is an application of your PAN already/)).toBeDefined();
    expect(box('Lots').value).toBe('1');
  }, 10_000);
});

describe('a bid in an offer for sale', () => {
  it('says the cut-off of the first day, its charges and what is available after it [I5C-3-OFS]', async () => {
    const { sent } = serve();
    const { user } = openIssues({ list: 'fo', issue: ofsFixture.id });
    await screen.findByRole('textbox', { name: 'Quantity' });
    await typeInto(user, 'Quantity', '100');

    expect(await screen.findByRole('button', { name: /^Bid for 100, block ₹1,48,275\.98/ })).toBeDefined();
    expect(screen.getByText('Securities transaction tax')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'UPI ID' })).toBeNull();
    await sendApplication(user);
    await waitFor(() =>
      expect(sent).toMatchObject([
        { body: { bids: [{ quantity: 100, price: null }], upi_id: null, bank_id: null } },
      ]),
    );
  }, 10_000);

  it('below the cut-off is refused before it is sent, with both ways out [I5C-3-CUTOFF]', async () => {
    serve();
    const { user } = openIssues({ list: 'fo', issue: ofsFixture.id });
    await screen.findByRole('textbox', { name: 'Quantity' });
    await user.click(screen.getByRole('radio', { name: 'Own price' }));
    await typeInto(user, 'Price per share', '1480');

    expect(await screen.findByText(/^The cut-off of the first day is ₹1,481/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make it ₹1,481' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Bid at cut-off' }));
    expect(screen.queryByText(/A bid below it receives nothing/)).toBeNull();
  });
});

it('hides what is the own and keeps what is of the issue [I5C-1-HIDDEN]', async () => {
  serve();
  openIssues({ list: 'fo', issue: ofsFixture.id }, { isMasked: true, session: fakeSession() });
  await screen.findByRole('textbox', { name: 'Quantity' });
  const available = await screen.findByText('Available to trade');
  expect(available.parentElement?.textContent).not.toContain('₹5');
  await act(() => Promise.resolve());
});
