import { useGetAsset, useGetPortfolio } from '@wealth/api-sdk/stat';
import { useGetIndices } from '@wealth/api-sdk/stock';
import { useMessages } from '@wealth/i18n-locale-react';
import { Indices, useServerNow } from '@wealth/parts';
import { InSight } from '@wealth/stream';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { lazy, type ReactNode } from 'react';
import { closedDayAt } from '../../model/closedDay.ts';
import { AvailableToTrade } from './AvailableToTrade.tsx';
import { ClosedToday, DaysAround } from './ClosedToday.tsx';
import { FirstDay, type Minimums } from './FirstDay.tsx';
import { Greeting } from './Greeting.tsx';
import { HoldingsPreview } from './HoldingsPreview.tsx';
import { NetWorth } from './NetWorth.tsx';
import { newsSkeleton } from './newsSkeleton.tsx';
import { MarketOverviewSkeleton } from './MarketOverviewSkeleton.tsx';
import { useWatchedCount, WatchlistPreview } from './WatchlistPreview.tsx';
import { WhenNear } from './WhenNear.tsx';

/** Subject left, context right, as everywhere. */
const split = 'grid grid-cols-1 gap-grid desktop:grid-cols-3';

export interface DashboardPageProps {
  /** Buttons of the app's in the card of available cash: deposit and withdraw. */
  actions?: ReactNode;
  /** The market trades at any hour, as in a sandbox; undefined until the server has told, and nothing is said of it. */
  isAlwaysOpen?: boolean | undefined;
  /** The least that can be deposited and traded, as the server has told it. */
  minimums?: Minimums | undefined;
}

/** The files of what stands below the first screen; one for all of it. */
const MarketOverview = lazy(async () => ({ default: (await import('./MarketOverview.tsx')).MarketOverview }));
const NewsPreview = lazy(async () => ({ default: (await import('./NewsPreview.tsx')).NewsPreview }));

/** A client who owns nothing and has owned nothing; undefined until the server has told. */
function useIsFirstDay(): boolean | undefined {
  const { data: asset } = useGetAsset();
  const { data: portfolio } = useGetPortfolio();
  if (!asset || !portfolio) return undefined;
  return asset.total === 0 && portfolio.invested === 0 && portfolio.realised === 0;
}

/** The first figures are there, or are known not to come: what stands further down takes nothing from them any more. */
function useHasFirstFigures(): boolean {
  const first = [useGetAsset(), useGetPortfolio(), useGetIndices()];
  return first.every(({ data, errorUpdateCount }) => data !== undefined || errorUpdateCount > 0);
}

/** What the market does, for every client: drawn as it comes near the view, after the first figures. */
function Market() {
  const t = useMessages('dashboard');
  const isHeld = !useHasFirstFigures();
  return (
    <>
      <WhenNear isHeld={isHeld} placeholder={<MarketOverviewSkeleton />}>
        <MarketOverview />
      </WhenNear>
      <WhenNear
        isHeld={isHeld}
        placeholder={
          <Card title={t('news')} isFlush>
            {newsSkeleton}
          </Card>
        }
      >
        <NewsPreview />
      </WhenNear>
    </>
  );
}

function Watched() {
  const t = useMessages('dashboard');
  const rows = useWatchedCount();
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <WhenNear
      placeholder={
        <Card title={t('watchlist')} isFlush>
          {isPhone ? <SkeletonRows rows={rows} /> : <SkeletonTable rows={rows} />}
        </Card>
      }
    >
      <WatchlistPreview />
    </WhenNear>
  );
}

/** Home: what the client owns, what can be traded with, and what the market does. */
export function DashboardPage({ actions, isAlwaysOpen, minimums }: DashboardPageProps) {
  const t = useMessages('dashboard');
  const now = useServerNow();
  // Of a market that trades at any hour no day is closed.
  const closed = isAlwaysOpen === false ? closedDayAt(now) : null;

  if (useIsFirstDay()) {
    // Another page, not the same one moved: none of its parts may slide to where it stands here.
    return (
      <div key="first-day" className="grid grid-cols-1 gap-grid">
        <Greeting isAlwaysOpen={isAlwaysOpen} />
        <FirstDay minimums={minimums} depositAction={actions} />
        {closed && <DaysAround closed={closed} />}
        <h2 className="mt-2 text-title">{t('marketNow')}</h2>
        <InSight>
          <Indices />
        </InSight>
        <Market />
      </div>
    );
  }

  return (
    <div className="grid grid-cols-1 gap-grid">
      <Greeting isAlwaysOpen={isAlwaysOpen} />
      <div className={split}>
        <div className="grid min-w-0 pb-1 desktop:col-span-2">
          <InSight>
            <NetWorth />
          </InSight>
        </div>
        {closed ? <ClosedToday closed={closed} /> : <AvailableToTrade actions={actions} />}
      </div>
      {closed && (
        <div className={split}>
          <div className="grid min-w-0 content-start desktop:col-span-2">
            <DaysAround closed={closed} />
          </div>
          <AvailableToTrade actions={actions} />
        </div>
      )}
      <InSight>
        <Indices />
      </InSight>
      <div className={split}>
        <div className="grid min-w-0 desktop:col-span-2">
          <InSight>
            <HoldingsPreview />
          </InSight>
        </div>
        <InSight>
          <Watched />
        </InSight>
      </div>
      <Market />
    </div>
  );
}
