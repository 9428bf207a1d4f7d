import type { Order } from '@wealth/api-sdk/model';
import { useGetMarketStatus } from '@wealth/api-sdk/stock';
import { useGetOrders } from '@wealth/api-sdk/trade';
import { instrumentIdOf } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Rows, useCsv, useQuotesOf } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { HourglassIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { useMemo, useRef, useState } from 'react';
import { isKeepable, isStopOrder, soonestFirst } from '../../core/order/orderFacts.ts';
import { HealthLine } from '../HealthLine.tsx';
import { openOrder } from '../../core/order/openOrder.ts';
import { useKeepFocus } from '../useKeepFocus.ts';
import { useOrderOnScreen } from '../toasts/useOrderOnScreen.ts';
import { useOrderActs } from '../OrderActions.tsx';
import { AwaitingCard } from './AwaitingCard.tsx';
import { ExchangeSession } from './ExchangeSession.tsx';
import { AwaitingHead, type ShownSide } from './AwaitingHead.tsx';
import type { AwaitingRow } from './awaitingCells.tsx';
import { ChosenOrdersScope, useChosenOrders } from './ChosenOrdersScope.tsx';
import { useAwaitingColumns, type AwaitingColumn } from './useAwaitingColumns.tsx';

const none: readonly Order[] = [];
const expectedCount = 4;

const pending = {
  data: undefined,
  errorUpdateCount: 0,
  isFetching: true,
  refetch: () => Promise.resolve(),
};
const awaitingGrid = { onRowPress: ({ order }: AwaitingRow) => openOrder(order), scrollId: 'awaiting' };

function useRows(orders: readonly Order[]): AwaitingRow[] {
  const instruments = useMemo(
    () => [...new Map(orders.map(({ instrument }) => [instrumentIdOf(instrument), instrument])).values()],
    [orders],
  );
  const { quotes } = useQuotesOf(instruments);
  return useMemo(
    () => orders.map((order) => ({ order, quote: quotes.get(instrumentIdOf(order.instrument)) ?? null })),
    [orders, quotes],
  );
}

/** What the end of continuous trading does to the stop orders of the list. */
function StopOrdersNote({ orders }: { orders: readonly Order[] }) {
  const t = useMessages('orders');
  const formats = useFormats();
  const [first, ...others] = soonestFirst(
    orders.filter((order) => isStopOrder(order) && order.ends_at !== null),
  );
  if (!first) return null;
  return (
    <Note
      tone="warning"
      title={t('stopEndsTitle', {
        time: formats.marketTime(first.ends_at),
        symbol: first.instrument.symbol,
        others: others.length,
      })}
    >
      {t('stopEndsText')}
    </Note>
  );
}

/** The GTTs whose order would be refused today. */
function UnhealthyNotes({ orders }: { orders: readonly Order[] }) {
  const t = useMessages('orders');
  return orders
    .filter(({ health }) => health !== null && health.length > 0)
    .map((order) => (
      <Note key={order.id} tone="warning" title={t('healthTitle', { symbol: order.instrument.symbol })}>
        <HealthLine order={order} />
      </Note>
    ));
}

/** The orders that are listed, as a file. */
function useAwaitingCsv(rows: readonly AwaitingRow[], columns: readonly AwaitingColumn[]) {
  const t = useMessages('orders');
  const formats = useFormats();
  const { serverClock } = useSession();
  return useCsv<AwaitingRow>({
    name: 'awaiting-orders',
    head: ({ length: count }) =>
      t('csvAwaiting', { count, time: formats.dateTime(serverClock.now(), { hasSeconds: true }) }),
    columns: [
      ...columns,
      {
        csv: [
          { title: t('csvNote'), cell: ({ order }) => order.note },
          { title: t('csvTags'), cell: ({ order }) => order.tags.join(', ') },
          { title: t('orderId'), cell: ({ order }) => order.id },
        ],
      },
    ],
    rows,
    isOwn: true,
  });
}

/** What stands in the place of rows: there are none at all, or none of the side that is shown. */
function useEmpty(isNoneAtAll: boolean) {
  const t = useMessages('orders');
  const icon = <HourglassIcon size="lg" />;
  if (!isNoneAtAll) return { title: t('noneOfSide'), text: t('noneOfSideText'), icon };
  const action = <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>;
  return { title: t('awaitingEmpty'), text: t('awaitingEmptyText'), icon, action };
}

/** All orders that can still be traded, as they stand at the exchange now. */
export function AwaitingPage() {
  const t = useMessages('orders');
  const areCards = useBreakpoint() !== 'desktop';
  useOrderOnScreen(null);
  const query = useGetOrders({ status: 'awaiting' });
  // What stands above the orders has its height by then: they come with it, so that nothing moves under a finger.
  const head = useGetMarketStatus();
  const isHeadPending = head.data === undefined && head.errorUpdateCount === 0;
  const [shown, setShown] = useState<ShownSide>('ALL');
  const orders = query.data?.items ?? none;
  const listed = useMemo(() => {
    const ofSide = shown === 'ALL' ? orders : orders.filter(({ side }) => side === shown);
    return areCards ? soonestFirst(ofSide) : ofSide;
  }, [orders, shown, areCards]);
  const chosen = useChosenOrders(listed);
  const place = useRef<HTMLDivElement>(null);
  useKeepFocus(place);
  const acts = useOrderActs();
  const columns = useAwaitingColumns(acts, orders.some(isKeepable));
  const rows = useRows(isHeadPending ? none : listed);
  const csv = useAwaitingCsv(rows, columns);
  const empty = useEmpty(orders.length === 0);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-grid outline-none">
      <ExchangeSession />
      <ChosenOrdersScope chosen={chosen}>
        <Rows
          key={isHeadPending ? 'pending' : 'known'}
          title={t('awaiting')}
          aria-label={t('awaitingTable')}
          action={
            !isHeadPending &&
            orders.length > 0 && <AwaitingHead {...{ orders, chosen, shown, csv }} onShow={setShown} />
          }
          columns={columns}
          query={isHeadPending ? pending : query}
          rows={rows}
          rowId={({ order }) => order.id}
          expectedCount={expectedCount}
          failedTitle={t('awaitingFailed')}
          empty={empty}
          grid={awaitingGrid}
          card={(row) => <AwaitingCard {...{ row, columns, acts }} />}
        />
      </ChosenOrdersScope>
      {!areCards && <StopOrdersNote orders={orders} />}
      {!areCards && <UnhealthyNotes orders={orders} />}
    </div>
  );
}
