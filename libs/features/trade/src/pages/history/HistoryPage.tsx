import type { Order } from '@wealth/api-sdk/model';
import { href, type OrderSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { InstrumentRows, MoreFailed } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { ClockIcon, ExportIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { useMemo } from 'react';
import { openOrder } from '../../orders/openOrder.ts';
import { HistoryFilters, noFilters, type OrderSearchChange } from './HistoryFilters.tsx';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useOrderExport } from './useOrderExport.ts';
import { useOrderPages } from './useOrderPages.ts';

const none: readonly Order[] = [];

export interface HistoryPageProps {
  /** What the address says. */
  search: OrderSearch;
  onSearchChange: OrderSearchChange;
}

/** Orders that have ended, thousands of them in one list, by what the address leaves out. */
export function HistoryPage({ search, onSearchChange }: HistoryPageProps) {
  const t = useMessages('orders');
  const { query, rows = none, hasMore, hasMoreFailed, readOn, retryMore } = useOrderPages(search);
  const { exportOrders, isExporting } = useOrderExport(search);
  const columns = useHistoryColumns();
  const isFiltered = Object.values(search).some((word) => word !== undefined);
  const grid = useMemo(
    () => ({ hasMore, onEndInView: readOn, onRowPress: openOrder, scrollId: 'orders' }),
    [hasMore, readOn],
  );

  return (
    <div className="grid grid-cols-1 gap-grid">
      <HistoryFilters search={search} onSearchChange={onSearchChange} />
      <InstrumentRows
        title={t('history')}
        aria-label={t('historyTable')}
        columns={columns}
        query={query}
        rows={rows}
        rowId={({ id }) => id}
        expectedCount={8}
        failedTitle={t('historyFailed')}
        grid={grid}
        action={
          rows.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ExportIcon size="sm" />}
              isPending={isExporting}
              onPress={() => void exportOrders()}
            >
              {t('exportOrders')}
            </Button>
          )
        }
        empty={
          isFiltered
            ? {
                title: t('noneFits'),
                text: t('noneFitsText'),
                icon: <ClockIcon size="lg" />,
                action: (
                  <Button variant="secondary" onPress={() => onSearchChange(noFilters, { isStep: true })}>
                    {t('clearFilters')}
                  </Button>
                ),
              }
            : {
                title: t('historyEmpty'),
                text: t('historyEmptyText'),
                icon: <ClockIcon size="lg" />,
                action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
              }
        }
      >
        {hasMoreFailed && (
          <MoreFailed text={t('moreFailed')} retryText={t('retryMore')} onRetry={retryMore} />
        )}
      </InstrumentRows>
    </div>
  );
}
