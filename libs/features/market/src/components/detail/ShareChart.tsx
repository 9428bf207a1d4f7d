import type { PriceAlert, StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import type { ChartLineMoves, ChartPriceLine } from '@wealth/ui/candle-chart';
import { Note } from '@wealth/ui/note';
import { useMemo } from 'react';
import { useAlertLines } from '../alerts/useAlertLines.ts';
import { useAlertMoves } from '../alerts/useAlertMoves.ts';
import { useAlertsOf } from '../alerts/useAlertsOf.ts';
import { useOrderMoves, type OrderLineMove } from '../trades/useOrderMoves.ts';
import { useTradeSigns } from '../trades/useTradeSigns.ts';
import { dayBaseOf } from '../../model/dayBase.ts';
import { tradesUntil } from '../../model/candleEnd.ts';
import { useShareStatus } from './useShareStatus.ts';
import { StockChart, type StockChartProps } from '../chart/StockChart.tsx';

export interface ShareChartProps extends Pick<StockChartProps, 'view' | 'onViewChange' | 'band' | 'marks'> {
  share: StockDetail;
  /** The line of an order was moved: opens its change with the new price. @default lines of orders stand still */
  onMoveOrder?: ((move: OrderLineMove) => void) | undefined;
}

// The list of alerts says when they could not be had; the chart stands without them.
const none: readonly PriceAlert[] = [];

const nowhere = () => {};

/** Lines of orders and of alerts are moved in the same way; which one it is tells its id. */
function joinMoves(
  orders: ChartLineMoves,
  alerts: ChartLineMoves,
  lines: readonly ChartPriceLine[],
): ChartLineMoves {
  const movesOf = (id: string) => (lines.some((line) => line.id === id) ? orders : alerts);
  return {
    step: alerts.step,
    labelAt: (id, price) => movesOf(id).labelAt(id, price),
    move: (id, price) => movesOf(id).move(id, price),
  };
}

/**
 * The chart of a share with the client's own trades, orders and alerts. Alerts are moved by their lines, and back; the
 * line of an order leads to its change.
 */
export function ShareChart({ share, marks: events, onMoveOrder, ...chart }: ShareChartProps) {
  const t = useMessages('market');
  const words = useAlertWords();
  const { data: alerts = none } = useAlertsOf(share);
  const { moves, moved, moveBack, isMovingBack } = useAlertMoves(share, alerts);
  const alertLines = useAlertLines(alerts);
  const dayBase = useMemo(() => dayBaseOf(share.quote), [share.quote]);
  const { query: status, halt } = useShareStatus(share);
  const until = tradesUntil(status.data, {
    hasClosingAuction: share.closing_auction,
    isHalted: halt !== null,
  });
  const { marks: trades, lines, levels } = useTradeSigns(share, chart.view.trades);
  const orderMoves = useOrderMoves(share, { levels, lines }, onMoveOrder ?? nowhere);
  const lineMoves = useMemo(() => joinMoves(orderMoves, moves, lines), [orderMoves, moves, lines]);
  const marks = useMemo(() => [...(events ?? []), ...trades], [events, trades]);
  const priceLines = useMemo(() => {
    const own = onMoveOrder ? lines : lines.map((line) => ({ ...line, isMovable: false }));
    return [...own, ...alertLines];
  }, [lines, alertLines, onMoveOrder]);
  return (
    <div className="grid grid-cols-1">
      <StockChart
        {...chart}
        {...{ marks, priceLines, until }}
        instrument={share}
        lineMoves={lineMoves}
        dayBase={dayBase}
      />
      <div role="status" className="not-empty:mt-3">
        {moved && (
          <Note
            action={
              <Button variant="secondary" size="sm" isPending={isMovingBack} onPress={() => void moveBack()}>
                {t('undo')}
              </Button>
            }
          >
            {t('lineMoved', {
              symbol: share.symbol,
              before: words.shortOf(moved.before),
              after: words.shortOf(moved.after),
            })}
          </Note>
        )}
      </div>
    </div>
  );
}
