import type { DrawerContentProps } from '@wealth/ui/drawer';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { EnlargeIcon, NotFoundIcon } from '@wealth/ui/icon';
import { StateMessage } from '@wealth/ui/state-message';
import { useState } from 'react';
import { StockDetailView } from '../../components/detail/StockDetailView.tsx';
import { StockState } from '../../components/detail/StockState.tsx';
import { useStock } from '../../components/detail/useStock.ts';
import { firstView, type ChartView } from '../../model/chartView.ts';

export interface StockDrawerProps extends Pick<DrawerContentProps<'stock'>, 'payload'> {
  /** Leads on to the page of the instrument, with the chart as it is set up here. */
  onOpenPage: (view: ChartView) => void;
}

/** One instrument over the page that was being read. */
export function StockDrawer({ payload, onOpenPage }: StockDrawerProps) {
  const t = useMessages('market');
  const [view, setView] = useState(firstView);
  const { query, share, isUnknown } = useStock(payload);
  return (
    <div className="p-6 max-tablet:p-4">
      {isUnknown && (
        <StateMessage
          kind="empty"
          icon={<NotFoundIcon size="lg" />}
          title={t('stockUnknown')}
          text={t('stockUnknownText', { symbol: payload.symbol, market: payload.market })}
        />
      )}
      {!isUnknown && share === undefined && <StockState query={query} />}
      {share !== undefined && (
        <StockDetailView
          share={share}
          view={view}
          onViewChange={setView}
          headingLevel="h2"
          headActions={
            <Button
              variant="secondary"
              size="sm"
              icon={<EnlargeIcon size="sm" />}
              onPress={() => onOpenPage(view)}
            >
              {t('openAsPage')}
            </Button>
          }
        />
      )}
    </div>
  );
}
