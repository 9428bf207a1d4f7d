import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ticketTests } from '../../testing/openTicket.tsx';

const { open } = ticketTests();

const iocRest = { code: 'ioc_rest', message: 'What could not be traded at once was cancelled.' };

/** The ways on of an order that was taken and is over at once. */
async function waysOf(filled_quantity: number, title: string) {
  const placed = { status: 'CANCELLED', filled_quantity, reason: iocRest } as const;
  const page = open({ state: { placed } });
  await page.review();
  await page.place();
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return dialog.getAllByRole('button').map(({ textContent }) => textContent);
}

describe('the result of an order that has ended unfilled [I5A-5-TICKET]', () => {
  it('leads to its detail, and not to the orders that wait', async () => {
    const ways = await waysOf(0, 'Cancelled');
    expect(ways).toContain('Order detail');
    expect(ways).not.toContain('See in Awaiting');
    expect(ways).not.toContain('See the holding');
  });

  it('leads to the holding too where a part of it was traded', async () => {
    const ways = await waysOf(12, '12 of 40 filled, the rest has ended');
    expect(ways).toEqual(expect.arrayContaining(['See the holding', 'Order detail']));
    expect(ways).not.toContain('See in Awaiting');
  });
});
