import { act, screen, waitFor, within } from '@testing-library/react';
import type { TradeLimits } from '@wealth/api-sdk/model';
import { failing } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { limitServer, noLimits, someLimits, waitingLimits } from '../../testing/limitFixtures.ts';
import { LimitsPage } from './LimitsPage.tsx';

const server = mockServer();

function setUp(limits?: TradeLimits) {
  const exchange = limitServer(limits);
  server.use(...exchange.handlers);
  return { ...renderPage(<LimitsPage />, { hasHosts: true }), exchange };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const facts = async (name: string) =>
  (await card(name))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const pendingLine = (inCard: Awaited<ReturnType<typeof card>>) =>
  inCard.getByText(/^Looser, so from/).parentElement?.textContent;
const amount = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const toast = async (text: RegExp | string) => screen.findByText(text);

describe('the page of own limits [I5A-9-LIMITS]', () => {
  it('says of each limit what counts, and of the loss what is lost of it', async () => {
    setUp();
    expect(await facts('Daily loss limit')).toEqual([['Lost today', '₹1,240.50 of ₹5,000.00']]);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('24');
    expect(await facts('Largest order')).toEqual([['In force now', '₹2,00,000.00']]);
    expect((await card('Segments')).getByRole('switch', { name: 'Block deals' })).toHaveProperty(
      'checked',
      false,
    );
  });

  it('says what waits and from which day, and until when a cooling-off runs', async () => {
    setUp(waitingLimits);
    const loss = await card('Daily loss limit');
    expect(loss.getByText('Changes 20 Nov')).toBeDefined();
    expect(pendingLine(loss)).toBe('₹5,000.00→becomes₹9,000.00Looser, so from Fri, 20 Nov 2026.');
    expect((await amount('Largest daily loss')).value).toBe('9,000');
    expect(await screen.findByText('Off, on again from Fri, 20 Nov 2026')).toBeDefined();
    expect(screen.getByText(/You cannot buy until .*21 Nov 2026.*18:00/)).toBeDefined();
  });

  it('says that the loss is reached', async () => {
    setUp({ ...someLimits, lost_today: 5_000 });
    expect(await screen.findByText(/Reached: you cannot buy any more today/)).toBeDefined();
  });

  it('says while an amount is typed from when it would count, and when it is saved from when it does', async () => {
    const { user, exchange } = setUp();
    const field = await amount('Largest daily loss');
    expect(screen.getAllByText('The same as now.')).toHaveLength(2);
    await user.clear(field);
    await user.type(field, '9000');
    expect(screen.getByText(/^Applies from Fri, 20 Nov 2026/)).toBeDefined();
    await user.clear(field);
    await user.type(field, '4000{Enter}');

    expect(await toast('Limit saved')).toBeDefined();
    expect(exchange.bodies).toEqual([
      { daily_loss: 4_000, largest_order: 200_000, segments_off: ['otc'], cooling_off_until: null },
    ]);
    expect(await facts('Daily loss limit')).toEqual([['Lost today', '₹1,240.50 of ₹4,000.00']]);
  });

  it('lets what is looser wait, keeps that while something else is saved, and takes it back', async () => {
    const { user, exchange } = setUp();
    const loss = await card('Daily loss limit');
    await user.click(loss.getByRole('button', { name: 'Remove limit: Daily loss limit' }));
    expect(await loss.findByText('Looser, so from Fri, 20 Nov 2026.')).toBeDefined();
    expect(pendingLine(loss)).toContain('₹5,000.00→becomesno limit');
    expect(await facts('Daily loss limit')).toEqual([['Lost today', '₹1,240.50 of ₹5,000.00']]);

    await user.click(screen.getByRole('switch', { name: 'Issues (IPO)' }));
    await waitFor(() => expect(exchange.bodies).toHaveLength(2));
    expect(exchange.bodies[1]).toMatchObject({ daily_loss: null, segments_off: ['otc', 'ipo'] });

    await user.click(await loss.findByRole('button', { name: 'Keep ₹5,000.00' }));
    await waitFor(() => expect(loss.queryByText(/^Looser, so from/)).toBeNull());
    expect(loss.getByText('On')).toBeDefined();
    expect(exchange.bodies[2]).toMatchObject({ daily_loss: 5_000 });
  });

  it('says in a word what is on, what is off, and what that means for a change', async () => {
    const { unmount } = setUp();
    expect((await card('Largest order')).getByText('On')).toBeDefined();
    expect((await card('Cooling-off')).getAllByText('Off')).toHaveLength(1);
    const steps = () => screen.getByRole('list', { name: 'When a change applies' });
    expect(within(steps()).getByText(/^From Fri, 20 Nov 2026\. Until then/)).toBeDefined();
    expect(within(steps()).getAllByRole('img', { name: 'Done' })).toHaveLength(1);
    expect(steps().querySelector('[aria-current]')).toBeNull();
    unmount();

    server.use(...limitServer(noLimits).handlers);
    const { unmount: leave } = renderPage(<LimitsPage />, { hasHosts: true });
    expect((await card('Daily loss limit')).getByText('Off')).toBeDefined();
    expect(await facts('Daily loss limit')).toEqual([['Lost today', '₹0.00']]);
    expect((await card('Largest order')).queryByRole('term')).toBeNull();
    expect(within(steps()).queryByRole('img', { name: 'Done' })).toBeNull();
    leave();

    server.use(...limitServer(waitingLimits).handlers);
    renderPage(<LimitsPage />, { hasHosts: true });
    expect((await card('Cooling-off')).getByText('On')).toBeDefined();
    expect(steps().querySelector('[aria-current=step]')?.textContent).toMatch(/^Looser/);
  });

  it('moves the slider with what is typed, and the field with the slider', async () => {
    const { user, exchange } = setUp();
    const field = await amount('Largest purchase');
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Largest purchase' });
    expect(slider.getAttribute('aria-valuetext')).toBe('₹2,00,000.00');
    await user.clear(field);
    expect(slider.getAttribute('aria-valuetext')).toBe('no limit');
    await user.type(field, '30000000');
    expect(slider.value).toBe(slider.max);
    expect(slider.getAttribute('aria-valuetext')).toBe('₹3,00,00,000.00');
    await user.clear(field);
    await user.type(field, '150000');

    act(() => slider.focus());
    await user.keyboard('{ArrowLeft}');
    expect(field.value).toBe('1,49,000');
    expect(screen.getAllByText('Applies from now.')).toHaveLength(1);
    await user.click(
      (await card('Largest order')).getByRole('button', { name: 'Save limit: Largest order' }),
    );
    await waitFor(() => expect(exchange.bodies).toMatchObject([{ largest_order: 149_000 }]));
  });

  it('asks for an amount where there is none', async () => {
    const { user, exchange } = setUp(noLimits);
    await user.click(
      (await card('Largest order')).getByRole('button', { name: 'Save limit: Largest order' }),
    );
    expect(await screen.findByText('Enter an amount above zero')).toBeDefined();
    expect(document.activeElement).toBe(await amount('Largest purchase'));
    await user.type(await amount('Largest purchase'), '99999999999{Enter}');
    expect(await screen.findByText('At most ₹1,00,00,00,000')).toBeDefined();
    expect(exchange.bodies).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Remove limit/ })).toBeNull();
  });

  it('keeps what was typed when the server fails, and takes it then', async () => {
    const { user, exchange } = setUp();
    const field = await amount('Largest daily loss');
    server.use(failing('*/client/app/v1/limits', { status: 500, message: 'Out of order' }));
    await user.clear(field);
    await user.type(field, '4000{Enter}');
    expect(await toast('Out of order')).toBeDefined();
    expect(field.value).toBe('4,000');

    server.use(...exchange.handlers);
    await user.type(field, '{Enter}');
    expect(await toast('Limit saved')).toBeDefined();
  });

  it('keeps what is being typed when another tab saves', async () => {
    const { user, exchange, refetch } = setUp();
    const field = await amount('Largest daily loss');
    await user.clear(field);
    await user.type(field, '41');
    exchange.become({ ...someLimits, daily_loss: 4_500, largest_order: 90_000 });
    await refetch();

    expect(await facts('Daily loss limit')).toEqual([['Lost today', '₹1,240.50 of ₹4,500.00']]);
    expect(field.value).toBe('41');
    await waitFor(async () => expect((await amount('Largest purchase')).value).toBe('90,000'));
  });

  it('begins a cooling-off once it is confirmed that it cannot be undone', async () => {
    const { user, exchange } = setUp();
    const box = await card('Cooling-off');
    expect(box.getByText(/^You can buy again from Fri, 20 Nov 2026, 14:32/)).toBeDefined();
    await user.click(box.getByRole('radio', { name: '7 days' }));
    expect(box.getByText(/^You can buy again from Thu, 26 Nov 2026, 14:32/)).toBeDefined();
    await user.click(box.getByRole('button', { name: 'Begin cooling-off' }));
    const question = within(await screen.findByRole('dialog', { name: 'Begin a cooling-off?' }));
    expect(question.getByText(/26 Nov 2026.*This cannot be undone/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(exchange.bodies).toEqual([]);

    await user.click(box.getByRole('button', { name: 'Begin cooling-off' }));
    const again = within(await screen.findByRole('dialog', { name: 'Begin a cooling-off?' }));
    await user.click(again.getByRole('button', { name: 'Begin cooling-off' }));
    expect(await toast('Trading is paused at your request')).toBeDefined();
    expect(exchange.bodies[0]?.cooling_off_until).toBe('2026-11-26T14:32:07+05:30');
    expect(await box.findByRole('button', { name: 'Make it longer' })).toBeDefined();
  });

  it('takes a date from which something is bought again, and no end before the one that runs', async () => {
    const { user, exchange } = setUp(waitingLimits);
    const box = await card('Cooling-off');
    // A day from now it would end before the one that runs: no time is named.
    expect(box.queryByText(/^You can buy again from/)).toBeNull();
    const press = () => user.click(box.getByRole('button', { name: 'Make it longer' }));
    await press();
    expect(await box.findByText(/^It must end later than now/)).toBeDefined();
    await user.click(box.getByRole('radio', { name: 'Until a date' }));
    const day = await box.findByRole('textbox', { name: /First day to buy again/ });
    await press();
    expect(await box.findByText('Enter a day that exists')).toBeDefined();
    await user.type(day, '30/11/2031');
    await press();
    expect(await box.findByText('It must end within a year')).toBeDefined();
    await user.clear(day);
    await user.type(day, '30/11/2026');
    await press();
    const question = within(await screen.findByRole('dialog', { name: 'Begin a cooling-off?' }));
    await user.click(question.getByRole('button', { name: 'Make it longer' }));
    await waitFor(() => expect(exchange.bodies[0]?.cooling_off_until).toBe('2026-11-30T00:00:00+05:30'));
  });

  it('tells that a cooling-off was begun elsewhere, reads it and keeps what was typed', async () => {
    const { user, exchange } = setUp();
    const field = await amount('Largest daily loss');
    act(() => exchange.become({ ...someLimits, cooling_off_until: '2026-11-21T18:00:00+05:30' }));
    await user.clear(field);
    await user.type(field, '4000{Enter}');
    expect(await toast('Nothing was saved')).toBeDefined();
    expect(await screen.findByText(/You cannot buy until .*21 Nov 2026/)).toBeDefined();
    expect(field.value).toBe('4,000');
  });

  it.each([404, 500])('answers %i with the button Retry, and recovers by it', async (status) => {
    server.use(failing('*/client/app/v1/limits', { status, message: 'No' }));
    const { user } = renderPage(<LimitsPage />, { hasHosts: true });
    expect(await screen.findByText('Your limits could not be loaded.')).toBeDefined();
    server.use(...limitServer().handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await facts('Largest order')).toEqual([['In force now', '₹2,00,000.00']]);
  });
});
