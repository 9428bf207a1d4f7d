import { act, screen } from '@testing-library/react';
import { envelopeOf, getGetOrdersMockHandler, orderFixtures } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import type { ChartLineMoves, ChartPriceLine } from '@wealth/ui/candle-chart';
import { describe, expect, it, vi } from 'vitest';
import { stockFixture, stockHandlers } from '../../testing/stockFixtures.ts';
import { useOrderMoves } from './useOrderMoves.ts';
import { useTradeSigns } from './useTradeSigns.ts';

const server = mockServer(...stockHandlers());
const { open: openOrder, triggerPending } = orderFixtures;
const own = { ...openOrder, instrument: triggerPending.instrument };
const sent = { ...own, id: 'sent', status: 'PENDING' as const };

/** The lines of three orders on a share with a grid of 0.10. */
async function open() {
  server.use(getGetOrdersMockHandler(envelopeOf({ items: [own, triggerPending, sent], next_cursor: null })));
  const onMove = vi.fn();
  const got: { moves: ChartLineMoves | null; lines: readonly ChartPriceLine[] } = { moves: null, lines: [] };
  function Moves() {
    const { lines, levels } = useTradeSigns(stockFixture, true);
    got.moves = useOrderMoves(stockFixture, { lines, levels }, onMove);
    got.lines = lines;
    return <p>{lines.filter(({ kind }) => kind === 'order').length} orders</p>;
  }
  renderPage(<Moves />);
  await screen.findByText('3 orders');
  return { got, onMove };
}

describe('the line of an order that is moved [I4B-A22]', () => {
  it('asks for the change of its order with the new price, and sends nothing', async () => {
    const { got, onMove } = await open();
    await act(async () => got.moves?.move(`order ${own.id}`, 1500.5));
    expect(onMove).toHaveBeenLastCalledWith({
      order: expect.objectContaining({ id: own.id }),
      field: 'price',
      price: 1500.5,
    });
    await act(async () => got.moves?.move(`order ${triggerPending.id}`, 960));
    expect(onMove).toHaveBeenLastCalledWith({
      order: expect.objectContaining({ id: triggerPending.id }),
      field: 'triggerPrice',
      price: 960,
    });
  });

  it('says what it would be, on the grid of the share', async () => {
    const { got } = await open();
    expect(got.moves?.step(1500.04, 0)).toBe(1500);
    expect(got.moves?.labelAt(`order ${triggerPending.id}`, 960)).toBe('Stop: sell 40 at 960.00');
  });

  it('stands still while the exchange does not have its order yet', async () => {
    const { got } = await open();
    const isMovable = (id: string) => got.lines.find((line) => line.id === `order ${id}`)?.isMovable;
    expect([own.id, triggerPending.id, 'sent'].map(isMovable)).toEqual([true, true, false]);
  });
});
