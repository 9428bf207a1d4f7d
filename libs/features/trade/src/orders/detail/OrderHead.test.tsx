import { act, screen } from '@testing-library/react';
import { orderFixtures } from '@wealth/api-sdk/testing';
import { drawers } from '@wealth/ui/drawer';
import { afterEach, describe, expect, it } from 'vitest';
import { createOrderServer } from '../../testing/createOrderServer.ts';
import { orderPageTests } from '../../testing/openOrderPage.tsx';

const { answerBy, open } = orderPageTests();
afterEach(() => act(() => void drawers.close()));

const again = () => screen.queryByRole('button', { name: 'Order again' });

describe('an order on a phone [I4B-E15]', () => {
  const width = window.innerWidth;
  afterEach(() => {
    window.innerWidth = width;
  });

  it.each([
    [390, true],
    [1440, false],
  ])('%i px wide has its figure before what can be done with it: %s', async (innerWidth, isFigureFirst) => {
    window.innerWidth = innerWidth;
    await open('complete');
    const figure = screen.getByRole('region', { name: 'Figures of the order' });
    const button = screen.getByRole('button', { name: 'Order again' });
    const follows = figure.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows > 0).toBe(isFigureFirst);
  });
});

describe('the head of an order [I5A-7-DETAIL]', () => {
  it('names how much of what it is', async () => {
    await open('complete');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buy60 ARAVBANK NSEExecuted');
  });

  it('leads once to the note of the day on which it traded [I5A-7-NOTE]', async () => {
    await open('complete');
    const links = screen.getAllByRole('link', { name: 'Contract note of Thu, 19 Nov 2026' });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contract note', '/portfolio/notes/2026-11-19'],
    ]);
  });

  it('leads to no note before anything has traded', async () => {
    await open('open');
    expect(screen.queryByRole('link', { name: /^Contract note/ })).toBeNull();
    expect(again()).toBeNull();
  });

  it('opens the ticket with the same order once more, whatever was filled of it', async () => {
    const { user, session } = await open('cancelled-part');
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(drawers.getSnapshot()?.read((type, payload) => ({ type, payload }))).toEqual({
      type: 'ticket',
      payload: { instrument: { market: 'NSE', symbol: 'NEELSOFT' }, side: 'SELL' },
    });
    expect(session.drafts.read('ticket')).toEqual({
      instrument: 'NSE:NEELSOFT',
      side: 'SELL',
      type: 'SL-M',
      validity: 'DAY',
      quantity: 160,
      price: null,
      trigger: 319_000,
      stop: null,
      follows: false,
      following: 0,
      keeps: null,
    });
  });

  it('opens it with both legs of a GTT', async () => {
    const gtt = {
      ...orderFixtures.expired,
      validity: 'GTT',
      trigger_price: 350,
      price: 349.5,
      stop: { trigger_price: 320, price: 319.05 },
    } as const;
    answerBy(createOrderServer({ orders: [gtt] }));
    const { user, session } = await open('expired');
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(session.drafts.read('ticket')).toMatchObject({
      validity: 'GTT',
      trigger: 35_000,
      price: 34_950,
      stop: { trigger: 32_000, price: 31_905 },
    });
  });
});
