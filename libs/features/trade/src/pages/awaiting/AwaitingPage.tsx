import type { Order } from '@wealth/api-sdk/model';
import { useGetMarketStatus } from '@wealth/api-sdk/stock';
import { useGetOrders } from '@wealth/api-sdk/trade';
import { instrumentIdOf } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useQuotesOf } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { GridTable } from '@wealth/ui/grid-table';
import { HourglassIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { useMemo, useRef, useState } from 'react';
import { isKeepable, isStopOrder, soonestFirst } from '../../orders/model/orderFacts.ts';
import { HealthLine } from '../../orders/HealthLine.tsx';
import { openOrder } from '../../orders/openOrder.ts';
import { useKeepFocus } from '../../orders/useKeepFocus.ts';
import { useOrderSight } from '../../orders/toasts/useOrderSight.ts';
import { useOrderActs } from '../../orders/OrderActions.tsx';
import { AwaitingCard } from './AwaitingCard.tsx';
import { ExchangeSession } from './ExchangeSession.tsx';
import { AwaitingHead, type ShownSide } from './AwaitingHead.tsx';
import type { AwaitingRow } from './awaitingCells.tsx';
import { ChosenOrdersScope, useChosenOrders } from './ChosenOrdersScope.tsx';
import { useAwaitingColumns } from './useAwaitingColumns.tsx';

const none: readonly Order[] = [];
const expectedCount = 4;

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

/** A table where its columns have room; cards on a phone, and two of them side by side on a tablet. */
const useAreCards = () => useBreakpoint() !== 'desktop';

function Rows({ orders }: { orders: readonly Order[] }) {
  const t = useMessages('orders');
  const areCards = useAreCards();
  const acts = useOrderActs();
  const columns = useAwaitingColumns(acts, orders.some(isKeepable));
  const rows = useRows(orders);
  if (areCards) {
    const soonest = soonestFirst(orders);
    return (
      <ul aria-label={t('awaitingTable')} className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2">
        {soonest.map(({ id }) => {
          const row = rows.find(({ order }) => order.id === id);
          return row && <AwaitingCard key={id} {...{ row, columns, acts }} />;
        })}
      </ul>
    );
  }
  return (
    <GridTable
      aria-label={t('awaitingTable')}
      columns={columns}
      rows={rows}
      rowId={({ order }) => order.id}
      onRowPress={({ order }) => openOrder(order)}
      scrollId="awaiting"
      state={
        rows.length === 0
          ? {
              kind: 'empty',
              title: t('noneOfSide'),
              text: t('noneOfSideText'),
              icon: <HourglassIcon size="lg" />,
            }
          : undefined
      }
    />
  );
}

/** All orders that can still be traded, as they stand at the exchange now. */
export function AwaitingPage() {
  const t = useMessages('orders');
  const areCards = useAreCards();
  useOrderSight(null);
  const query = useGetOrders({ status: 'awaiting' });
  // What stands above the orders has its height by then: they come with it, so that nothing moves under a finger.
  const head = useGetMarketStatus();
  const isHeadPending = head.data === undefined && head.errorUpdateCount === 0;
  const [shown, setShown] = useState<ShownSide>('ALL');
  const orders = query.data?.items ?? none;
  const listed = useMemo(
    () => (shown === 'ALL' ? orders : orders.filter(({ side }) => side === shown)),
    [orders, shown],
  );
  const chosen = useChosenOrders(listed);
  const place = useRef<HTMLDivElement>(null);
  useKeepFocus(place);
  const skeleton = areCards ? <SkeletonRows rows={expectedCount} /> : <SkeletonTable rows={expectedCount} />;
  const readState: CardState | undefined =
    query.data && orders.length === 0
      ? {
          kind: 'empty',
          icon: <HourglassIcon size="lg" />,
          title: t('awaitingEmpty'),
          text: t('awaitingEmptyText'),
          action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
        }
      : cardStateOf(query, {
          failedTitle: t('awaitingFailed'),
          failedText: t('failedText'),
          skeleton,
        });
  const state: CardState | undefined = isHeadPending ? { kind: 'loading', skeleton } : readState;
  const choice = <AwaitingHead {...{ orders, chosen }} shown={shown} onShow={setShown} />;
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-grid outline-none">
      <ExchangeSession />
      <ChosenOrdersScope chosen={chosen}>
        {areCards && state === undefined ? (
          <section aria-label={t('awaiting')} className="grid grid-cols-1 gap-3">
            {choice}
            <Rows orders={listed} />
          </section>
        ) : (
          <Card
            key={isHeadPending ? 'pending' : 'known'}
            title={t('awaiting')}
            action={state === undefined && choice}
            isFlush
            state={state}
          >
            <Rows orders={listed} />
          </Card>
        )}
      </ChosenOrdersScope>
      {!areCards && <StopOrdersNote orders={orders} />}
      {!areCards && <UnhealthyNotes orders={orders} />}
    </div>
  );
}
