import type { Order } from '@wealth/api-sdk/model';
import { useGetOrders } from '@wealth/api-sdk/trade';
import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import type { Application, ApplicationSource } from '@wealth/parts';
import { cardStateOf, type CardState } from '@wealth/ui/card';
import { HourglassIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { orderStatuses } from '../core/status/orderStatuses.ts';
import { useOrderWords } from '../core/words/useOrderWords.ts';
import { HealthLine } from './HealthLine.tsx';

function useApplicationOf() {
  const t = useMessages('orders');
  const words = useOrderWords();
  return (order: Order): Application => {
    const { id, status, instrument, placed_at: placedAt, ends_at: endsAt } = order;
    const { tone, name, step, icon: Icon } = orderStatuses[status];
    const placed = Date.parse(placedAt);
    return {
      id,
      title: words.nameOf(order),
      state: { text: t(name), tone, icon: <Icon size="xs" /> },
      at: placed,
      stepsLabel: t('gttSteps', { symbol: instrument.symbol }),
      steps: [
        { id: 'placed', title: t('gttStepPlaced'), mark: 'done', at: placed, dueBy: null },
        { id: 'waits', title: t(step), mark: 'now', at: null, dueBy: null },
        {
          id: 'ends',
          title: t('gttStepEnds'),
          mark: 'next',
          at: null,
          dueBy: endsAt === null ? null : Date.parse(endsAt),
        },
      ],
      note: (
        <div className="grid gap-1 text-detail">
          <span>{words.termsOf(order)}</span>
          <HealthLine order={order} />
        </div>
      ),
      href: deepHref.order(order),
    };
  };
}

/** The GTTs that wait for their trigger, as applications. */
export function useGttApplications(): ApplicationSource {
  const t = useMessages('orders');
  const query = useGetOrders({ status: 'awaiting' }, { query: { meta: { claims: () => true } } });
  const applicationOf = useApplicationOf();
  const gtts = query.data?.items.filter(({ validity }) => validity === 'GTT');
  const empty: CardState = {
    kind: 'empty',
    icon: <HourglassIcon size="lg" />,
    title: t('gttsEmptyTitle'),
    text: t('gttsEmptyText'),
  };
  const texts = {
    failedTitle: t('gttsFailed'),
    failedText: t('gttsFailedText'),
    skeleton: <SkeletonRows rows={2} />,
  };
  const state = gtts?.length === 0 ? empty : cardStateOf(query, texts);
  return {
    kind: 'gtt',
    title: t('validityGtt'),
    applications: (gtts ?? []).map(applicationOf),
    ...(state && { instead: { title: t('validityGtt'), state } }),
  };
}
