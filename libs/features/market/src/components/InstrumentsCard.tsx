import type { MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { MarketIcon } from '@wealth/ui/icon';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { InstrumentsList } from './InstrumentsList.tsx';
import { InstrumentsTable } from './InstrumentsTable.tsx';
import { useInstrumentPages } from './useInstrumentPages.ts';

/** The instruments of one segment with live prices; more of them on request. */
export function InstrumentsCard({ segment }: { segment: MarketSegment }) {
  const t = useMessages('market');
  const isPhone = useBreakpoint() === 'mobile';
  const query = useInstrumentPages(segment);
  const { data: instruments = [] } = query;

  function state(): CardState | undefined {
    if (query.data?.length !== 0) {
      const skeleton = isPhone ? <SkeletonRows rows={8} /> : <SkeletonTable rows={8} />;
      return cardStateOf(query, {
        failedTitle: t('instrumentsFailed'),
        failedText: t('failedText'),
        skeleton,
      });
    }
    return {
      kind: 'empty',
      title: t('instrumentsEmpty'),
      text: t('instrumentsEmptyText'),
      icon: <MarketIcon size="lg" />,
    };
  }

  return (
    <Card title={t('instruments')} isFlush state={state()}>
      {isPhone ? (
        <InstrumentsList instruments={instruments} />
      ) : (
        <InstrumentsTable instruments={instruments} />
      )}
      {query.hasNextPage && (
        <div className="flex flex-wrap items-center justify-center gap-3 border-t border-border p-card">
          {query.isFetchNextPageError && (
            <span role="status" className="text-detail text-negative">
              {t('moreFailed')}
            </span>
          )}
          <Button
            variant="secondary"
            isPending={query.isFetchingNextPage}
            onPress={() => void query.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        </div>
      )}
    </Card>
  );
}
