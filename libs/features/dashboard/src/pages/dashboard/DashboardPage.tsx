import { useGetAsset, useGetPortfolio } from '@wealth/api-sdk/stat';
import { useGetIndices } from '@wealth/api-sdk/stock';
import { useMessages } from '@wealth/i18n-locale-react';
import { CashLines, Indices, useServerNow } from '@wealth/parts';
import { InSight } from '@wealth/stream';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { lazy, type ReactNode } from 'react';
import { closedDayAt } from '../../model/closedDay.ts';
import { ClosedToday, DaysAround } from './ClosedToday.tsx';
import { FirstDay, type Minimums } from './FirstDay.tsx';
import { Greeting } from './Greeting.tsx';
import { HoldingsPreview } from './HoldingsPreview.tsx';
import { NetWorth } from './NetWorth.tsx';
import { newsSkeleton } from './newsSkeleton.tsx';
import { boards, split, wideBoard, wideSplit } from './boards.ts';
import { RankingsSkeleton, SectorMapSkeleton } from './MarketOverviewSkeleton.tsx';
import { useWatchedCount, WatchlistPreview } from './WatchlistPreview.tsx';
import { WhenNear } from './WhenNear.tsx';

export interface DashboardPageProps {
  /** Buttons of the app's in the card of available cash: deposit and withdraw. */
  actions?: ReactNode;
  /** What the client can apply for now; it comes when it comes near the view. */
  issues?: ReactNode;
  /** The market trades at any hour, as in a sandbox; undefined until the server has told, and nothing is said of it. */
  isAlwaysOpen?: boolean | undefined;
  /** The least that can be deposited and traded, as the server has told it. */
  minimums?: Minimums | undefined;
}

/** The files of what stands below the first screen; one for all of it. */
const SectorMap = lazy(async () => ({ default: (await import('./MarketOverview.tsx')).SectorMap }));
const Rankings = lazy(async () => ({ default: (await import('./MarketOverview.tsx')).Rankings }));
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
function MapBoard({ isHeld }: { isHeld: boolean }) {
  return (
    <WhenNear isHeld={isHeld} placeholder={<SectorMapSkeleton />}>
      <SectorMap />
    </WhenNear>
  );
}

function RankingsBoard({ isHeld }: { isHeld: boolean }) {
  return (
    <WhenNear isHeld={isHeld} placeholder={<RankingsSkeleton />}>
      <Rankings />
    </WhenNear>
  );
}

function News({ isHeld }: { isHeld: boolean }) {
  const t = useMessages('dashboard');
  return (
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
export function DashboardPage({ actions, issues, isAlwaysOpen, minimums }: DashboardPageProps) {
  const t = useMessages('dashboard');
  const now = useServerNow();
  const isHeld = !useHasFirstFigures();
  // Of a market that trades at any hour no day is closed.
  const closed = isAlwaysOpen === false ? closedDayAt(now) : null;

  const offers = issues !== undefined && (
    <WhenNear isHeld={isHeld} placeholder={null}>
      {issues}
    </WhenNear>
  );

  if (useIsFirstDay()) {
    // Another page, not the same one moved: none of its parts may slide to where it stands here.
    return (
      <div key="first-day" className="@container grid grid-cols-1 gap-grid">
        <Greeting isAlwaysOpen={isAlwaysOpen} />
        <FirstDay minimums={minimums} />
        {closed && <DaysAround closed={closed} />}
        <h2 className="mt-2 text-title">{t('marketNow')}</h2>
        <InSight>
          <Indices />
        </InSight>
        <div className={boards}>
          <div className={wideBoard}>
            <MapBoard isHeld={isHeld} />
          </div>
          <RankingsBoard isHeld={isHeld} />
        </div>
        {offers}
        <News isHeld={isHeld} />
      </div>
    );
  }

  return (
    <div className="@container grid grid-cols-1 gap-grid">
      <Greeting isAlwaysOpen={isAlwaysOpen} />
      <div className={split}>
        <div className={`${wideSplit} content-start gap-grid pb-1`}>
          <InSight>
            <NetWorth isHeld={isHeld} />
          </InSight>
          {closed && <CashLines variant="figure">{actions}</CashLines>}
        </div>
        {closed ? <ClosedToday closed={closed} /> : <CashLines variant="figure">{actions}</CashLines>}
      </div>
      <InSight>
        <Indices />
      </InSight>
      {closed && <DaysAround closed={closed} />}
      <div className={boards}>
        <div className={wideBoard}>
          <InSight>
            <HoldingsPreview />
          </InSight>
        </div>
        <InSight>
          <Watched />
        </InSight>
        <div className={wideBoard}>
          <MapBoard isHeld={isHeld} />
        </div>
        <RankingsBoard isHeld={isHeld} />
      </div>
      {offers}
      <News isHeld={isHeld} />
    </div>
  );
}
