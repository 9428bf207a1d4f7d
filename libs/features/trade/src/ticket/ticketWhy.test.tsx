import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ticketTests } from '../testing/openTicket.tsx';

const { pin, open } = ticketTests();

describe('why an order is placed [I5A-7-TAGS]', () => {
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
    pin.mockResolvedValueOnce(false);
    await page.review();
    await page.place();
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
