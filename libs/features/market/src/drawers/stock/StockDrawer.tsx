import type { DrawerContentProps } from '@wealth/ui/drawer';
import { useMessages } from '@wealth/i18n-locale-react';
import { WatchButton } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { EnlargeIcon } from '@wealth/ui/icon';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useState } from 'react';
import { useChartSetup } from '../../components/chart/useChartSetup.ts';
import { ShareButtons, ShareFoot } from '../../components/detail/ShareButtons.tsx';
import { StockDetailView, type StockDetailViewProps } from '../../components/detail/StockDetailView.tsx';
import { StockState } from '../../components/detail/StockState.tsx';
import { UnknownStock } from '../../components/detail/UnknownStock.tsx';
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
  // The sheet fills most of a phone: there is no larger page to lead to.
  const isPhone = useBreakpoint() === 'mobile';
  const openAsPage = (
    <Button
      variant="secondary"
      size="sm"
      icon={<EnlargeIcon size="sm" />}
      onPress={() => onOpenPage(changed === null ? {} : writeChartView(changed))}
    >
      {t('openAsPage')}
    </Button>
  );
  return (
    <div className="p-6 max-tablet:p-4">
      {isUnknown && <UnknownStock instrument={payload} headingLevel="h2" />}
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
          isInSheet={isPhone}
          headActions={
            isPhone ? (
              <WatchButton instrument={share} isIcon />
            ) : (
              <>
                <ShareButtons share={share} />
                {openAsPage}
              </>
            )
          }
        />
      )}
      {share !== undefined && isPhone && (
        <div className="mt-grid grid justify-items-center">{openAsPage}</div>
      )}
      {share !== undefined && isPhone && (
        <OverlayFooter>
          <ShareFoot share={share} />
        </OverlayFooter>
      )}
    </div>
  );
}
