import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { instrumentIdOf } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { PortfolioIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { useMemo, type ReactNode } from 'react';
import { Rows } from '../list/Rows.tsx';
import { holdingRowsOf } from './holdingRows.ts';
import { useHoldingColumns } from './useHoldingColumns.tsx';

const none: readonly Holding[] = [];

export interface HoldingsProps {
  /** Only so many of those that are worth most. */
  largest: number;
  /** A link in the head of the card. */
  action?: ReactNode;
}

/** The largest of what the client owns, with live prices, values and gains, and the totals of all of it. */
export function Holdings({ largest, action }: HoldingsProps) {
  const t = useMessages('parts');
  const query = useGetHoldings();
  const { data: all = none } = query;
  const rows = useMemo(() => holdingRowsOf(all).slice(0, largest), [all, largest]);
  const columns = useHoldingColumns({ rows, all });
  return (
    <Rows
      title={t('holdings')}
      note={all.length > 0 ? t('holdingCount', { count: all.length }) : undefined}
      action={action}
      aria-label={t('holdingsTable')}
      columns={columns}
      query={query}
      rows={rows}
      rowId={({ holding }) => instrumentIdOf(holding.instrument)}
      expectedCount={largest}
      failedTitle={t('holdingsFailed')}
      empty={{
        title: t('holdingsEmpty'),
        text: t('holdingsEmptyText'),
        icon: <PortfolioIcon size="lg" />,
        action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
      }}
    />
  );
}
