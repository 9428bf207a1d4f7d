import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { PortfolioIcon } from '@wealth/ui/icon';
import { Link, LinkButton } from '@wealth/ui/link';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { largestHoldings } from '../../model/largestHoldings.ts';
import { HoldingsList } from './HoldingsList.tsx';
import { HoldingsTable } from './HoldingsTable.tsx';

const shownCount = 6;
const shownCountOnPhone = 4;

/** The largest holdings with live prices, and the way to all of them. */
export function HoldingsPreview() {
  const t = useMessages('dashboard');
  const isPhone = useBreakpoint() === 'mobile';
  const query = useGetHoldings();
  const { data: holdings } = query;
  const count = isPhone ? shownCountOnPhone : shownCount;

  function state(): CardState | undefined {
    if (holdings?.length !== 0) {
      const skeleton = isPhone ? <SkeletonRows rows={count} /> : <SkeletonTable rows={count} />;
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

  function note(all: readonly Holding[]) {
    return t('holdingCount', { count: all.length });
  }

  const rows = largestHoldings(holdings ?? [], count);
  return (
    <Card
      title={t('holdings')}
      note={holdings && holdings.length > 0 ? note(holdings) : undefined}
      action={
        <Link href={href.portfolio('holding')} aria-label={t('viewAllHoldings')}>
          {t('viewAll')}
        </Link>
      }
      isFlush
      state={state()}
    >
      {isPhone ? <HoldingsList holdings={rows} /> : <HoldingsTable holdings={rows} all={holdings ?? []} />}
    </Card>
  );
}
