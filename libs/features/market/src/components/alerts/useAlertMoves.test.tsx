import { act, screen, waitFor } from '@testing-library/react';
import { failing } from '@wealth/api-sdk/testing';
import { useQuoteNow } from '@wealth/parts';
import { createFakeStream } from '@wealth/stream/testing';
import { mockServer, renderPage } from '@wealth/testing';
import type { ChartLineMoves } from '@wealth/ui/candle-chart';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createAlertServer } from '../../testing/alertServer.ts';
import { stockFixture, stockHandlers } from '../../testing/stockFixtures.ts';
import { useAlertMoves } from './useAlertMoves.ts';
import { useAlertsOf } from './useAlertsOf.ts';

const server = mockServer(...stockHandlers());
let back: ReturnType<typeof createAlertServer>;

beforeEach(() => {
  back = createAlertServer();
  server.use(...back.handlers);
});

const far = () => back.alerts().find(({ id }) => id === 'far');

/** The moves of a share whose last price is 1,004.85, on a grid of 0.10. */
async function open() {
  const got: { moves: ChartLineMoves | null; moveBack: () => Promise<void>; values: () => number[] } = {
    moves: null,
    values: () => [],
    moveBack: () => Promise.resolve(),
  };
  function Moves() {
    const { data = [] } = useAlertsOf(stockFixture);
    const { moves, moved, moveBack } = useAlertMoves(stockFixture, data);
    // As the head of the detail does.
    useQuoteNow(stockFixture, stockFixture.quote);
    got.moves = moves;
    got.moveBack = moveBack;
    got.values = () => data.map(({ value }) => value);
    return (
      <p>
        {data.length} alerts,{' '}
        {moved ? `moved from ${moved.before.value} to ${moved.after.value}` : 'none moved'}
      </p>
    );
  }
  const page = renderPage(<Moves />, { stream: createFakeStream({ quotes: [stockFixture.quote] }) });
  await screen.findByText('2 alerts, none moved');
  return { ...page, got };
}

async function moveTo(page: Awaited<ReturnType<typeof open>>, price: number) {
  await act(async () => page.got.moves?.move('far', price));
}

it('is on the grid of the share [I4-7-LINE-DRAG]', async () => {
  const { got } = await open();
  expect(got.moves?.step(1044.04, 0)).toBe(1044);
  expect(got.moves?.step(1044.1, 1)).toBe(1044.2);
  expect(got.moves?.step(0.1, -10)).toBe(0.1);
});

it('changes the alert, and goes back by one press [I4-8-MOVE]', async () => {
  const page = await open();
  expect(page.got.moves?.labelAt('far', 1044)).toBe('Price ≥ 1,044.00');
  await moveTo(page, 1044);
  expect(await screen.findByText('2 alerts, moved from 1055.1 to 1044')).toBeDefined();
  expect(far()).toMatchObject({ value: 1044, direction: 'above' });

  await act(() => page.got.moveBack());
  expect(far()).toMatchObject({ value: 1055.1, direction: 'above' });
  expect(screen.getByText('2 alerts, none moved')).toBeDefined();
});

it('goes back on the chart at once, however long all alerts take to be read again [I4-8-MOVE]', async () => {
  const page = await open();
  await moveTo(page, 1044);
  await screen.findByText('2 alerts, moved from 1055.1 to 1044');
  expect(page.got.values()).toContain(1044);
  server.use(http.get('*/client/app/v1/alerts', () => new Promise(() => {})));

  await act(() => page.got.moveBack());
  expect(page.got.values()).toContain(1055.1);
});

it('waits for the side that the line was moved to, and would not fire at once [I4-8-MOVE]', async () => {
  const page = await open();
  expect(page.got.moves?.labelAt('far', 990)).toBe('Price ≤ 990.00');
  await moveTo(page, 990);
  await waitFor(() => expect(far()).toMatchObject({ value: 990, direction: 'below' }));
  act(() => page.stream.show([{ ...stockFixture.quote, last_price: 980 }]));
  expect(page.got.moves?.labelAt('far', 990)).toBe('Price ≥ 990.00');
});

it('leaves the alert where it was when it cannot be changed', async () => {
  const page = await open();
  server.use(failing('*/client/app/v1/alerts/:id', { status: 500, message: 'Out of order' }));
  await moveTo(page, 1044);
  expect(screen.getByText('2 alerts, none moved')).toBeDefined();
  expect(far()).toMatchObject({ value: 1055.1 });
});
