import type { StockDetail } from '@wealth/api-sdk/model';
import { istDay, type Side } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useOwnQuantity } from '@wealth/parts';
import { isOrderModifiable } from '@wealth/queries';
import type { ChartMark, ChartPriceLine } from '@wealth/ui/candle-chart';
import { useCallback, useMemo } from 'react';
import type { MyOrderLevel } from '../../model/myTrades.ts';
import { useMyTrades } from './useMyTrades.ts';

const fillTexts = {
  BUY: { letter: 'markBought', label: 'tradeBought' },
  SELL: { letter: 'markSold', label: 'tradeSold' },
} as const;

const levelTexts = {
  limit: { BUY: 'lineBuy', SELL: 'lineSell' },
  trigger: { BUY: 'lineBuyStop', SELL: 'lineSellStop' },
  gtt: { BUY: 'lineBuyGtt', SELL: 'lineSellGtt' },
} as const satisfies Record<MyOrderLevel['kind'], Record<Side, string>>;

/** Not that of an alert, whose lines stand beside these. */
export const orderLineId = ({ id }: Pick<MyOrderLevel, 'id'>) => `order ${id}`;

/**
 * The client's trades as marks of a chart, and what they have paid and where their orders wait as lines: the same arrays
 * until one of them changes. Masked, quantities are hidden, and so is what was paid.
 */
export function useTradeSigns(share: StockDetail, isShown: boolean) {
  const t = useMessages('market');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const quantityOf = useOwnQuantity();
  const { fills, levels, position } = useMyTrades(share, isShown);

  // A note may name amounts.
  const withWhy = useCallback(
    (trade: string, why: string | null) => (why === null || isMasked ? trade : t('tradeWhy', { trade, why })),
    [t, isMasked],
  );

  const marks = useMemo(
    () =>
      fills.map(({ id, side, quantity, price, at, why }): ChartMark => ({
        id,
        time: at,
        side: side === 'BUY' ? 'buy' : 'sell',
        letter: t(fillTexts[side].letter),
        label: withWhy(
          t(fillTexts[side].label, {
            quantity: quantityOf(quantity),
            price: formats.price(price),
            day: formats.day(istDay(at * 1000)),
          }),
          why,
        ),
      })),
    [fills, t, formats, quantityOf, withWhy],
  );

  const lines = useMemo(() => {
    const orders = levels.map((level): ChartPriceLine => {
      const label = t(levelTexts[level.kind][level.side], { quantity: quantityOf(level.quantity) });
      return {
        id: orderLineId(level),
        price: level.price,
        label,
        text: t('lineAt', { line: label, price: formats.price(level.price) }),
        kind: 'order',
        isMovable: isOrderModifiable(level.order),
      };
    });
    if (position === null || isMasked) return orders;
    const paid: ChartPriceLine[] = [
      { id: 'average', price: position.average, label: t('lineAverage'), kind: 'position' },
      { id: 'break-even', price: position.breakEven, label: t('lineBreakEven'), kind: 'position' },
    ];
    return [...paid, ...orders];
  }, [levels, position, isMasked, t, formats, quantityOf]);

  return { marks, lines, levels };
}
