import type { PriceAlert, StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { useMemo } from 'react';
import { useAlertLines } from '../alerts/useAlertLines.ts';
import { useAlertMoves } from '../alerts/useAlertMoves.ts';
import { useAlertsOf } from '../alerts/useAlertsOf.ts';
import { useTradeSigns } from '../trades/useTradeSigns.ts';
import { tradesUntil } from '../../model/candleEnd.ts';
import { useShareStatus } from './useShareStatus.ts';
import { StockChart, type StockChartProps } from '../chart/StockChart.tsx';

export interface ShareChartProps extends Pick<StockChartProps, 'view' | 'onViewChange' | 'band' | 'marks'> {
  share: StockDetail;
}

// The list of alerts says when they could not be had; the chart stands without them.
const none: readonly PriceAlert[] = [];

/** The chart of a share with the client's own trades and orders, and alerts, which are moved by their lines, and back. */
export function ShareChart({ share, marks: events, ...chart }: ShareChartProps) {
  const t = useMessages('market');
  const words = useAlertWords();
  const { data: alerts = none } = useAlertsOf(share);
  const { moves, moved, moveBack, isMovingBack } = useAlertMoves(share, alerts);
  const alertLines = useAlertLines(alerts);
  const { query: status, halt } = useShareStatus(share);
  const until = tradesUntil(status.data, {
    hasClosingAuction: share.closing_auction,
    isHalted: halt !== null,
  });
  const { marks: trades, lines } = useTradeSigns(share, chart.view.trades);
  const marks = useMemo(() => [...(events ?? []), ...trades], [events, trades]);
  const priceLines = useMemo(() => [...lines, ...alertLines], [lines, alertLines]);
  return (
    <div className="grid grid-cols-1">
      <StockChart {...chart} {...{ marks, priceLines, until }} instrument={share} lineMoves={moves} />
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
