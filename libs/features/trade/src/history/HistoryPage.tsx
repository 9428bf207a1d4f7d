import type { GetOrdersParams, Order } from '@wealth/api-sdk/model';
import { getOrders } from '@wealth/api-sdk/trade';
import { deepHref, href, orderSearch, type OrderSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import {
  ExportButton,
  ListCard,
  PrintListButton,
  readAllRows,
  useCsv,
  useFileWords,
  usePages,
  usePrintout,
  type SearchChange,
} from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { CalendarIcon, ClockIcon, TableIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { openOrder } from '../core/order/openOrder.ts';
import { HistoryOnPaper } from './HistoryOnPaper.tsx';
import { useHistoryColumns } from './useHistoryColumns.tsx';
import { useHistoryFilters } from './useHistoryFilters.ts';

export interface HistoryPageProps {
  /** What the address says. */
  search: OrderSearch;
  onSearchChange: SearchChange<OrderSearch>;
}

/** As many rows as the server answers at once. */
const pageLimit = 200;
const orderId = ({ id }: Order) => id;

/** Orders that have ended, thousands of them in one list, by what the address leaves out. */
export function HistoryPage({ search, onSearchChange }: HistoryPageProps) {
  const t = useMessages('orders');
  const { side, state, query, tag, from, to } = search;
  const params: GetOrdersParams = { status: 'history', side, state, query, tag, from, to, limit: pageLimit };
  const pages = pagesOf('getOrders', getOrders, params);
  // What ends meanwhile is put among them by its event: they grow old by nothing.
  const list = usePages({ ...pages, staleTime: Infinity }, orderId);
  const columns = useHistoryColumns();
  const filters = useHistoryFilters();
  const fileWords = useFileWords(filters, search);
  const readAll = () => readAllRows(pages, orderId);
  const printout = usePrintout(async () => ({ orders: await readAll(), words: fileWords() }));
  const csv = useCsv({
    name: 'order-history',
    head: ({ length: count }) => t('csvOrders', { count, ...fileWords() }),
    columns: [...columns, { csv: [{ title: t('orderId'), cell: ({ exchange_order_id: id }: Order) => id }] }],
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
        rowId={orderId}
        expectedCount={8}
        grid={{ onRowPress: openOrder, scrollId: 'orders' }}
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
              <LinkButton
                href={deepHref.corporateActions()}
                variant="secondary"
                size="sm"
                icon={<CalendarIcon size="sm" />}
              >
                {t('corporateActions')}
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
