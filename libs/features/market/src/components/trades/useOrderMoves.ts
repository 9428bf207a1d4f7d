import type { Order, StockDetail } from '@wealth/api-sdk/model';
import { stepAlertPrice } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { ChartLineMoves, ChartPriceLine } from '@wealth/ui/candle-chart';
import { useMemo } from 'react';
import type { MyOrderLevel } from '../../model/myTrades.ts';
import { orderLineId } from './useTradeSigns.ts';

/** An order whose line was moved: what the client wants of it, before anything is sent. */
export interface OrderLineMove {
  order: Order;
  field: MyOrderLevel['field'];
  /** Rupees per unit, on the grid of the share. */
  price: number;
}

interface OrderLines {
  levels: readonly MyOrderLevel[];
  lines: readonly ChartPriceLine[];
}

/**
 * Moves of the lines of the client's orders: the change of the order is asked for with the new price, and the line goes
 * back until the order has changed.
 */
export function useOrderMoves(
  { tick_size: tickSize }: StockDetail,
  { levels, lines }: OrderLines,
  onMove: (move: OrderLineMove) => void,
): ChartLineMoves {
  const t = useMessages('market');
  const formats = useFormats();
  return useMemo(
    () => ({
      step: (price, steps) => stepAlertPrice(price, steps, tickSize),
      labelAt(id, price) {
        const line = lines.find((one) => one.id === id);
        return line ? t('lineAt', { line: line.label, price: formats.price(price) }) : '';
      },
      move(id, price) {
        const level = levels.find((one) => orderLineId(one) === id);
        if (level) onMove({ order: level.order, field: level.field, price });
        return Promise.resolve();
      },
    }),
    [tickSize, levels, lines, onMove, t, formats],
  );
}
