import { orderNoteBounds } from '@wealth/domain';
import { orderEnds } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import type { ListFilter } from '@wealth/parts';
import { orderStatuses } from '../core/status/orderStatuses.ts';
import { useOrderLabels } from '../core/words/useOrderLabels.ts';

const longestQuery = 64;

/** What of the history can be left out. */
export function useHistoryFilters(): ListFilter[] {
  const t = useMessages('orders');
  const { sideName } = useOrderLabels();
  return [
    {
      kind: 'text',
      name: 'query',
      label: t('searchOrders'),
      maxLength: longestQuery,
      nameOf: (text) => t('filterText', { text }),
    },
    { kind: 'range' },
    {
      kind: 'choice',
      name: 'side',
      label: t('side'),
      any: t('anySide'),
      options: (['BUY', 'SELL'] as const).map((side) => ({ value: side, label: sideName(side) })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t('status'),
      any: t('anyStatus'),
      options: orderEnds.map((state) => ({ value: state, label: t(orderStatuses[state].name) })),
    },
    {
      kind: 'text',
      name: 'tag',
      label: t('tag'),
      maxLength: orderNoteBounds.tagLength,
      nameOf: (tag) => t('filterTag', { tag }),
    },
  ];
}
