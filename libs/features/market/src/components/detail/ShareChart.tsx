import type { PriceAlert, StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { useAlertLines } from '../alerts/useAlertLines.ts';
import { useAlertMoves } from '../alerts/useAlertMoves.ts';
import { useAlertsOf } from '../alerts/useAlertsOf.ts';
import { StockChart, type StockChartProps } from '../chart/StockChart.tsx';

export interface ShareChartProps extends Pick<StockChartProps, 'view' | 'onViewChange' | 'band' | 'marks'> {
  share: StockDetail;
}

// The list of alerts says when they could not be had; the chart stands without them.
const none: readonly PriceAlert[] = [];

/** The chart of a share with the client's alerts on it, which are moved by their lines, and back. */
export function ShareChart({ share, ...chart }: ShareChartProps) {
  const t = useMessages('market');
  const words = useAlertWords();
  const { data: alerts = none } = useAlertsOf(share);
  const { moves, moved, moveBack, isMovingBack } = useAlertMoves(share, alerts);
  return (
    <div className="grid grid-cols-1">
      <StockChart {...chart} instrument={share} priceLines={useAlertLines(alerts)} lineMoves={moves} />
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
