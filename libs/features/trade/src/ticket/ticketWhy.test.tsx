import { screen, within } from '@testing-library/react';
import { fakeSession } from '@wealth/testing';
import { authData, memorySession, memoryStorage, profile } from '@wealth/testing/stage';
import { describe, expect, it, vi } from 'vitest';
import { noAnnotation } from '../core/annotation/annotation.ts';
import { ticketTests } from '../testing/openTicket.tsx';
import { shareFixture } from '../testing/ticketServer.ts';
import { ticketWhyName } from './model/ticketWhy.ts';

const { open } = ticketTests();

const openWhy = () => screen.findByRole('button', { name: 'Why? (only you see this)' });
const note = () => screen.getByRole('textbox', { name: 'Why I placed it' });

/** Writes why, in a ticket that is left for another one. */
async function writeAndLeave(session: ReturnType<typeof fakeSession>) {
  const page = open({ session, state: { isAtBoth: true } });
  await page.user.click(await openWhy());
  await page.user.type(note(), 'Before the results.');
  await page.user.type(screen.getByRole('textbox', { name: 'New tag' }), 'earnings{Enter}later');
  page.unmount();
}

describe('why an order is placed [I5A-7-TAGS] [DEM-32-ORDER]', () => {
  it.each(['NSE', 'BSE'] as const)(
    'is still there on the page of a drawer and at the other exchange: %s',
    async (market) => {
      const session = fakeSession();
      await writeAndLeave(session);
      const page = open({ session, state: { isAtBoth: true }, instrument: { market, symbol: 'ARAVBANK' } });
      await page.user.click(await openWhy());
      expect(note()).toHaveProperty('value', 'Before the results.');
      expect(screen.getByRole('list', { name: 'Tags' }).textContent).toContain('earnings');
      expect(screen.getByRole('textbox', { name: 'New tag' })).toHaveProperty('value', 'later');
    },
    20_000,
  );

  it('is of one side', async () => {
    const session = fakeSession();
    await writeAndLeave(session);
    const page = open({ session, side: 'SELL' });
    await page.user.click(await openWhy());
    expect(note()).toHaveProperty('value', '');
  });

  it('goes with the draft of its order: another share takes its place, and it is no more once the order is placed', async () => {
    const session = fakeSession();
    await writeAndLeave(session);
    const other = open({ session, state: { share: { ...shareFixture, isin: 'INE000Z01099' } } });
    await other.type('1');
    other.unmount();
    expect(session.drafts.read(ticketWhyName)).toMatchObject({ annotation: { note: '' } });

    await writeAndLeave(session);
    const page = open({ session });
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toEqual([expect.objectContaining({ note: 'Before the results.' })]);
    expect(session.drafts.read(ticketWhyName)).toBeUndefined();
    expect(session.drafts.read('ticket')).toBeUndefined();
  }, 20_000);

  it('is forgotten with everything else when the client signs out, and no storage has ever held it', async () => {
    const storage = memoryStorage();
    const written = vi.spyOn(storage, 'setItem');
    const session = memorySession({ profile: () => profile, sessionStorage: storage });
    await session.signIn(authData, { remember: false });
    session.drafts.write(ticketWhyName, { isin: 'INE000Z01012', side: 'BUY', annotation: noAnnotation });
    expect(session.drafts.read(ticketWhyName)).toBeDefined();
    expect(JSON.stringify(written.mock.calls)).not.toContain('INE000Z01012');
    await session.signOut();
    expect(session.drafts.read(ticketWhyName)).toBeUndefined();
  });

  it('is asked for in a closed field, goes along with the order, and is never kept in the draft', async () => {
    const page = open();
    await page.type('40');
    const opener = screen.getByRole('button', { name: 'Why? (only you see this)' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await page.user.click(opener);
    await page.user.type(screen.getByRole('textbox', { name: 'Why I placed it' }), 'Before the results.');
    await page.user.type(screen.getByRole('textbox', { name: 'New tag' }), 'earnings{Enter}later');
    expect(JSON.stringify(page.session.drafts.read('ticket'))).not.toMatch(/results|earnings/);

    // Without the PIN nothing is sent, and what was typed is still there.
    await page.review();
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Why I placed it' })).toHaveProperty(
      'value',
      'Before the results.',
    );

    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toEqual([
      expect.objectContaining({ note: 'Before the results.', tags: ['earnings', 'later'] }),
    ]);
  }, 20_000);

  it('is no part of an order of which nothing was said', async () => {
    const page = open();
    const dialog = await page.review();
    expect(within(dialog).queryByText(/only you see/)).toBeNull();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies[0]).not.toHaveProperty('note');
    expect(page.exchange.bodies[0]).not.toHaveProperty('tags');
  }, 20_000);
});
