import { useGetHoldings } from '@wealth/api-sdk/stat';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { PortfolioIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { holdingRowsOf } from '../../model/holdingRows.ts';
import { HoldingsList } from './HoldingsList.tsx';
import { HoldingsTable } from './HoldingsTable.tsx';

/** The holdings as a table, or as rows of two lines on a phone. */
export function HoldingsCard() {
  const t = useMessages('portfolio');
  const isPhone = useBreakpoint() === 'mobile';
  const query = useGetHoldings();
  const { data: holdings } = query;

  function state(): CardState | undefined {
    if (holdings?.length !== 0) {
      const skeleton = isPhone ? <SkeletonRows rows={6} /> : <SkeletonTable rows={6} />;
      return cardStateOf(query, { failedTitle: t('holdingsFailed'), failedText: t('failedText'), skeleton });
    }
    return {
      kind: 'empty',
      title: t('holdingsEmpty'),
      text: t('holdingsEmptyText'),
      icon: <PortfolioIcon size="lg" />,
      action: <LinkButton href={href.market()}>{t('exploreMarket')}</LinkButton>,
    };
  }

  const rows = holdingRowsOf(holdings ?? []);
  return (
    <Card
      title={t('holdings')}
      note={rows.length > 0 && t('holdingCount', { count: rows.length })}
      isFlush
      state={state()}
    >
      {isPhone ? <HoldingsList rows={rows} /> : <HoldingsTable rows={rows} />}
    </Card>
  );
}
