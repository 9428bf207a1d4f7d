import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ticketTests } from '../../testing/openTicket.tsx';

/** The locks that a browser has and the test's has not: one after the other under a name, each granted in a task of its own. */
const held = vi.hoisted(() => {
  const names = new Set<string>();
  const tails = new Map<string, Promise<unknown>>();
  async function grant<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise((resolve) => void setImmediate(resolve));
    names.add(name);
    return work().finally(() => names.delete(name));
  }
  const request = <Result,>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(() => grant(name, work));
    tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
  Object.defineProperty(navigator, 'locks', { value: { request } });
  return names;
});

const { server, open } = ticketTests();

describe('placing, where tabs keep each other out [I5A-6-ASK]', () => {
  it('asks for the PIN once more where the server wants a newer one', async () => {
    const page = open({ state: { answer: 'pin_required' } });
    await page.review();
    await page.place();
    await screen.findByText('The exchange wants your PIN once more.');
    await page.place();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.state.pinsGiven).toBe(2);
    expect(page.exchange.bodies).toHaveLength(1);
  }, 20_000);

  it('sends nothing where an equal order has come meanwhile, and lets go of its key', async () => {
    const page = open();
    await page.review();
    const placeElsewhere = () =>
      page.exchange.bodies.push({
        instrument: { market: 'NSE', symbol: 'ARAVBANK' },
        side: 'BUY',
        order_type: 'LIMIT',
        product: 'CNC',
        validity: 'DAY',
        quantity: 40,
        price: 1004.9,
        client_order_id: 'other',
      });
    server.use(
      // Another tab places the same order while the PIN is on its way.
      http.post('*/client/app/v1/pin/verify', () => {
        if (page.exchange.bodies.length === 0) placeElsewhere();
        return undefined;
      }),
    );
    await page.place();
    await page.user.click(await screen.findByRole('button', { name: /^Place a second one/ }));
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    expect(page.exchange.bodies).toHaveLength(2);
    expect(page.exchange.state.pinsGiven).toBe(1);
  }, 20_000);

  it('keeps every other tab from placing until it is answered', async () => {
    const page = open();
    let answer = () => {};
    const isAnswered = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    const isAsked = vi.fn();
    // The exchange answers by the next handler, once it may.
    server.use(
      http.post('*/trade/app/v1/orders', () => {
        isAsked();
        return isAnswered;
      }),
    );
    await page.review();
    await page.place();
    await screen.findByRole('dialog', { name: 'Placing your order …' });
    await waitFor(() => expect(isAsked).toHaveBeenCalled());
    expect([...held]).toEqual(['wealth.place.order', expect.stringMatching(/^wealth\.intent/)]);
    answer();
    await screen.findByRole('dialog', { name: 'Placed, waiting for its price' });
    await waitFor(() => expect([...held]).toEqual([]));
  }, 20_000);
});
