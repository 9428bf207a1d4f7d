import { deepHref, href, orderSearch, type OrderSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import {
  ExportButton,
  ListCard,
  MoreFailed,
  PrintListButton,
  useCsv,
  useFileWords,
  usePrintout,
  type SearchChange,
} from '@wealth/parts';
import { ClockIcon, TableIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { openOrder } from '../core/order/openOrder.ts';
import { HistoryOnPaper } from './HistoryOnPaper.tsx';
import { countsOf, rowId, type HistoryRow } from './joinedRows.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';
import { useHistoryList } from './useHistoryList.ts';

export interface HistoryPageProps {
  /** What the address says. */
  search: OrderSearch;
  onSearchChange: SearchChange<OrderSearch>;
  /** Goes to what a company did to the client's shares. */
  onOpenAction: (id: string) => void;
}

/** Orders that have ended and what companies did to the shares, thousands in one list, by what the address leaves out. */
export function HistoryPage({ search, onSearchChange, onOpenAction }: HistoryPageProps) {
  const t = useMessages('orders');
  const { from, to } = search;
  const { list, readAll, hasFailedActions, retryActions } = useHistoryList(search);
  const { columns, fileColumns } = useHistoryColumns();
  const filters = useHistoryFilters();
  const fileWords = useFileWords(filters, search);
  const printout = usePrintout(async () => ({ rows: await readAll(), words: fileWords() }));
  const csv = useCsv<HistoryRow>({
    name: 'order-history',
    head: (rows) => {
      const counts = countsOf(rows);
      return t(counts.actions === 0 ? 'csvOrders' : 'csvOrdersActions', { ...counts, ...fileWords() });
    },
    columns: [...columns, ...fileColumns],
    rows: readAll,
    isOwn: true,
  });
  const icon = <ClockIcon size="lg" />;

  return (
    <>
      {printout.content && <HistoryOnPaper {...printout.content} columns={columns} />}
      <ListCard
        title={t('history')}
        aria-label={t('historyTable')}
        {...{ columns, list, filters, search, onSearchChange }}
        schema={orderSearch}
        hasChips
        rowId={rowId}
        expectedCount={8}
        grid={{
          onRowPress: (row) => (row.kind === 'order' ? openOrder(row.order) : onOpenAction(row.action.id)),
          scrollId: 'orders',
        }}
        head={
          hasFailedActions && (
            <MoreFailed text={t('actionsFailed')} retryText={t('retryMore')} onRetry={retryActions} />
          )
        }
        tools={
          list.rows &&
          list.rows.length > 0 && (
            <>
              <LinkButton
                href={deepHref.statements({ kind: 'notes', from, to })}
                variant="secondary"
                size="sm"
                icon={<TableIcon size="sm" />}
              >
                {t('statements')}
              </LinkButton>
              <PrintListButton printout={printout} />
              <ExportButton csv={csv} />
            </>
          )
        }
        failedTitle={t('historyFailed')}
        moreFailed={{ text: t('moreFailed'), retryText: t('retryMore') }}
        noneFits={{ title: t('noneFits'), text: t('noneFitsText'), icon }}
        empty={{
          title: t('historyEmpty'),
          text: t('historyEmptyText'),
          icon,
          action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
        }}
      />
    </>
  );
}
