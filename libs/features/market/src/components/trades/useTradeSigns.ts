import type { StockDetail } from '@wealth/api-sdk/model';
import { istDay, type Side } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useOwnQuantity } from '@wealth/parts';
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
    const orders = levels.map(({ id, side, quantity, price, kind }): ChartPriceLine => ({
      id: `order ${id}`,
      price,
      label: t(levelTexts[kind][side], { quantity: quantityOf(quantity) }),
      kind: 'order',
    }));
    if (position === null || isMasked) return orders;
    const paid: ChartPriceLine[] = [
      { id: 'average', price: position.average, label: t('lineAverage'), kind: 'position' },
      { id: 'break-even', price: position.breakEven, label: t('lineBreakEven'), kind: 'position' },
    ];
    return [...paid, ...orders];
  }, [levels, position, isMasked, t, quantityOf]);

  return { marks, lines };
}
