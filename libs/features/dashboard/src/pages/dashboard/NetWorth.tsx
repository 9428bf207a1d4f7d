import { useGetAsset, useGetPortfolio } from '@wealth/api-sdk/stat';
import { useMessages } from '@wealth/i18n-locale-react';
import { assetAt, Money, useHoldingTotals, usePastDay } from '@wealth/parts';
import { ShowAssetsToggle } from '@wealth/ui/show-assets-toggle';
import { FailedPart } from '@wealth/ui/state-message';
import { lazy } from 'react';
import { AllocationBar } from './AllocationBar.tsx';
import { Gains } from './Gains.tsx';
import { NetWorthChartSkeleton } from './NetWorthChartSkeleton.tsx';
import { NetWorthSkeleton } from './NetWorthSkeleton.tsx';
import { WhenNear } from './WhenNear.tsx';

const NetWorthChart = lazy(async () => ({ default: (await import('./NetWorthChart.tsx')).NetWorthChart }));

export interface NetWorthProps {
  /** The first figures of the page come before its lines. */
  isHeld: boolean;
}

/** The dominant figure: everything the client owns, how it moved, and what it is made of. */
export function NetWorth({ isHeld }: NetWorthProps) {
  const t = useMessages('dashboard');
  const assetQuery = useGetAsset();
  const portfolioQuery = useGetPortfolio();
  const totals = useHoldingTotals();
  const pastDay = usePastDay();
  const closedOn = portfolioQuery.data ? pastDay.ofDay(portfolioQuery.data.day) : null;
  const asset = assetQuery.data && assetAt(assetQuery.data, totals);
  const hasFailed = asset === undefined && assetQuery.errorUpdateCount > 0;

  function retry() {
    void assetQuery.refetch();
    if (portfolioQuery.isError) void portfolioQuery.refetch();
  }

  return (
    <section
      aria-label={t('netWorth')}
      aria-busy={assetQuery.isPending}
      className="@container grid grid-cols-1 content-start"
    >
      <div className="flex flex-wrap items-center gap-x-1 text-detail text-fg-muted">
        <h2>{t('netWorth')}</h2>
        {/* The button is higher than the line of the label and must not push the figure down. */}
        <span className="-my-2 inline-flex">
          <ShowAssetsToggle />
        </span>
        {closedOn !== null && <span>{t('atCloseOf', { day: closedOn })}</span>}
      </div>
      {hasFailed && (
        <FailedPart
          title={t('netWorthFailed')}
          skeleton={<NetWorthSkeleton />}
          isRetrying={assetQuery.isFetching}
          onRetry={retry}
        />
      )}
      {asset === undefined && !hasFailed && <NetWorthSkeleton />}
      {asset && (
        <div className="grid gap-5">
          <div>
            <Money form="hero" rupees={asset.total} />
            <Gains query={portfolioQuery} totals={totals} />
          </div>
          <WhenNear isHeld={isHeld} placeholder={<NetWorthChartSkeleton />}>
            <NetWorthChart />
          </WhenNear>
          <AllocationBar asset={asset} />
        </div>
      )}
    </section>
  );
}
