import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, mockServer, renderPage } from '@wealth/testing';
import { fakeSession, fixedClock } from '@wealth/testing/stage';
import { afterEach, describe, expect, it } from 'vitest';
import { closedBoard, openBoard, waitingBid } from '../testing/blockFixtures.ts';
import { createBlockServer, type BlockState } from '../testing/createBlockServer.ts';
import { ApplicationWatch } from '../parts/ApplicationWatch.tsx';
import { OtcPanel } from './OtcPanel.tsx';

const server = mockServer();
afterEach(() => localStorage.clear());

function open(state: Partial<BlockState> = {}) {
  const blocks = createBlockServer(state);
  server.use(...blocks.handlers);
  const clock = fixedClock(Date.parse((state.board ?? openBoard).now));
  const page = renderPage(
    <>
      <ApplicationWatch />
      <OtcPanel onSetPin={() => Promise.resolve(false)} />
    </>,
    { hasHosts: true, session: fakeSession(undefined, { clock }) },
  );
  return { ...page, ...blocks, clock };
}

const box = (name: 'Quantity' | 'Price') => screen.getByRole<HTMLInputElement>('textbox', { name });

async function choose(user: UserEvent, symbol = 'AGNIPETRO is offered') {
  await user.click(await screen.findByRole('radio', { name: new RegExp(symbol) }));
  await screen.findByRole('form', { name: 'Bid on a block' });
}

async function type(user: UserEvent, name: 'Quantity' | 'Price', text: string) {
  await user.clear(box(name));
  await fill(user, box(name), text);
}

const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Review the bid' }));
const rule = (name: RegExp) =>
  within(screen.getByRole('list', { name: 'Rules of the block window' }))
    .getByText(name)
    .closest('li');

describe('the closed block window [I5C-1-OTC]', () => {
  it('says when the next one is, what was traded, and why nothing can be placed', async () => {
    open({ board: closedBoard, available: 494_118.55 });
    expect(await screen.findByRole('heading', { name: 'The block window is closed' })).toBeDefined();
    expect(screen.getByText(/The next one is on Fri, 20 Nov, 08:45–09:00 IST/)).toBeDefined();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/18 hours/);
    await waitFor(() => expect(rule(/At least/)?.textContent).toMatch(/4,94,118.55.*Not met/));
    expect(rule(/Inside a window/)?.textContent).toMatch(/It is 14:32.*Not met/);
    expect(rule(/Price within 3%/)?.textContent).toMatch(/Later/);
    expect(screen.getByText('Sarovar Pension Trust')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Review the bid' })).toBeNull();
  });

  it('tells the client before the next one opens, if that is wanted [I5C-4-TELL]', async () => {
    const { user } = open({ board: closedBoard });
    const wish = await screen.findByRole('switch', { name: 'Tell me before it opens' });
    expect(screen.getByText('A notification on Fri, 20 Nov at 08:40 IST.')).toBeDefined();
    expect(wish).toHaveProperty('checked', false);
    await user.click(wish);
    await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('checked', true));
  });
});

describe('a bid on a block [I5C-1-BLOCK]', () => {
  it('within the rules is reviewed, sent with the PIN under one key, and shown as it goes on', async () => {
    const { user, sent } = open();
    await choose(user);
    expect(await screen.findByText('₹25,02,95,866.18')).toBeDefined();
    await press(user);
    const review = within(await screen.findByRole('dialog', { name: 'Review the bid' }));
    await fill(user, review.getByLabelText('Trading PIN'), '246810');
    expect(await screen.findByRole('heading', { name: 'Your application' })).toBeDefined();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        id: openBoard.blocks[0]?.id,
        body: { side: 'BUY', quantity: 169_148, price: 1_478 },
      },
    ]);
  });

  it.each([
    {
      what: 'below ₹25 crore',
      name: 'Quantity',
      text: '169147',
      fault: 'A block is worth at least ₹25,00,00,000.',
      fix: 'Make it 1,69,148 shares',
    },
    {
      what: 'above the block',
      name: 'Quantity',
      text: '240001',
      fault: '2,40,000 shares are left of the block.',
      fix: 'Make it 2,40,000 shares',
    },
    {
      what: 'above the band',
      name: 'Price',
      text: '1530.80',
      fault: 'The price has to be from ₹1,441.70 to ₹1,530.70.',
      fix: 'Make it ₹1,530.70',
    },
    {
      what: 'off the price step',
      name: 'Price',
      text: '1478.05',
      fault: 'The price has to be a multiple of ₹0.10.',
      fix: 'Make it ₹1,478.10',
    },
  ] as const)('$what is refused before anything is sent [I5C-BAD-BLOCK]', async (example) => {
    const { name, text, fault, fix } = example;
    const { user, sent } = open();
    await choose(user);
    await type(user, name, text);
    expect(await screen.findByText(fault)).toBeDefined();
    await press(user);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: fix }));
    await waitFor(() => expect(screen.queryByText(fault)).toBeNull());
  });

  it('is chosen, filled and reviewed by keyboard alone [I5C-1-KEYS]', async () => {
    const { user } = open();
    const first = await screen.findByRole('radio', { name: /AGNIPETRO is offered/ });
    await user.tab();
    expect(document.activeElement).toBe(first);
    await user.keyboard(' ');
    await screen.findByRole('form', { name: 'Bid on a block' });
    await user.tab();
    expect(document.activeElement).toBe(box('Quantity'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Review the bid' })).toBeDefined();
  });

  it('that cash does not pay for says what is there', async () => {
    const { user, sent } = open({ available: 494_118.55 });
    await choose(user);
    expect(await screen.findByText('₹4,94,118.55 is available to trade.')).toBeDefined();
    await press(user);
    expect(sent).toEqual([]);
  });

  it('warns of an own bid on the other side, which the exchange would cancel', async () => {
    const opposite = { ...waitingBid, side: 'SELL' } as const;
    const { user } = open({ bids: [opposite] });
    await choose(user);
    expect(
      await screen.findByText(/The exchange lets no two bids of one PAN trade with each other/),
    ).toBeDefined();
    expect(rule(/No bid of your own/)?.textContent).toMatch(/BK-26110001.*Look at it/);
  });

  it('keeps what was typed when the window closes while the form is filled [I5C-BAD-WINDOW]', async () => {
    const { user, state, clock, refetch, sent } = open();
    await choose(user);
    await type(user, 'Quantity', '200000');
    clock.advance(15 * 60_000);
    state.board = closedBoard;
    await refetch();
    expect(await screen.findByRole('heading', { name: 'The block window is closed' })).toBeDefined();
    expect(box('Quantity').value).toBe('2,00,000');
    await press(user);
    expect(await screen.findByText(/This block can no longer be bid on/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});
