import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf } from '@wealth/domain';
import type { MarketSegment } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { InstrumentRows, ShowMore } from '@wealth/parts';
import { MarketIcon } from '@wealth/ui/icon';
import { useInstrumentColumns } from './useInstrumentColumns.tsx';
import { useInstrumentPages } from './useInstrumentPages.ts';

const none: readonly StockDetail[] = [];

/** The instruments of one segment with live prices; more of them on request. */
export function InstrumentsCard({ segment }: { segment: MarketSegment }) {
  const t = useMessages('market');
  const query = useInstrumentPages(segment);
  const columns = useInstrumentColumns();

  return (
    <InstrumentRows
      title={t('instruments')}
      aria-label={t('instrumentsTable')}
      columns={columns}
      query={query}
      rows={query.data ?? none}
      rowId={instrumentIdOf}
      expectedCount={8}
      failedTitle={t('instrumentsFailed')}
      empty={{
        title: t('instrumentsEmpty'),
        text: t('instrumentsEmptyText'),
        icon: <MarketIcon size="lg" />,
      }}
    >
      {query.hasNextPage && (
        <div className="border-t border-border p-card">
          <ShowMore query={query} failedText={t('moreFailed')} />
        </div>
      )}
    </InstrumentRows>
  );
}
