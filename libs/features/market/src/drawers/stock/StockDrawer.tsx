import type { DrawerContentProps } from '@wealth/ui/drawer';
import { useMessages } from '@wealth/i18n-locale-react';
import { SetAlertButton } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { EnlargeIcon, NotFoundIcon } from '@wealth/ui/icon';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { StateMessage } from '@wealth/ui/state-message';
import { useState } from 'react';
import { useChartSetup } from '../../components/chart/useChartSetup.ts';
import { ShareButtons } from '../../components/detail/ShareButtons.tsx';
import { StockDetailView, type StockDetailViewProps } from '../../components/detail/StockDetailView.tsx';
import { StockState } from '../../components/detail/StockState.tsx';
import { useStock } from '../../components/detail/useStock.ts';
import { writeChartView, type ChartSearch, type ChartView } from '../../model/chartView.ts';

export interface StockDrawerProps
  extends Pick<DrawerContentProps<'stock'>, 'payload'>, Pick<StockDetailViewProps, 'onMoveOrder'> {
  /** Leads on to the page of the instrument, with what of the chart was changed here. */
  onOpenPage: (search: ChartSearch) => void;
}

/** One instrument over the page that was being read. */
export function StockDrawer({ payload, onOpenPage, onMoveOrder }: StockDrawerProps) {
  const t = useMessages('market');
  const { account, keep } = useChartSetup();
  const [changed, setChanged] = useState<ChartView | null>(null);
  const { query, share, isUnknown } = useStock(payload);
  // Below the thumb, where the whole of the drawer scrolls under it.
  const isPhone = useBreakpoint() === 'mobile';
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
          view={changed ?? account}
          onViewChange={(next) => {
            keep(next);
            setChanged(next);
          }}
          onMoveOrder={onMoveOrder}
          headingLevel="h2"
          headActions={
            <>
              <ShareButtons share={share} hasAlert={!isPhone} />
              <Button
                variant="secondary"
                size="sm"
                icon={<EnlargeIcon size="sm" />}
                onPress={() => onOpenPage(changed === null ? {} : writeChartView(changed))}
              >
                {t('openAsPage')}
              </Button>
            </>
          }
        />
      )}
      {share !== undefined && isPhone && (
        <OverlayFooter>
          <SetAlertButton instrument={share} size="md" isFullWidth />
        </OverlayFooter>
      )}
    </div>
  );
}
