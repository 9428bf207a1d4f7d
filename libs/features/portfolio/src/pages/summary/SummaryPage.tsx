import { useGetPortfolio } from '@wealth/api-sdk/stat';
import { figureOf, type ReturnsSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { RangeChips } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import { QuietFailures, useIsQuiet } from '@wealth/ui/state-message';
import { useState } from 'react';
import { MorePages } from '../../components/MorePages.tsx';
import { useFigureOfAddress } from '../../figure/useFigureOfAddress.ts';
import { AllocationCard } from './AllocationCard.tsx';
import { AssetsCard } from './AssetsCard.tsx';
import { FirstShare } from './FirstShare.tsx';
import { Months } from './Months.tsx';
import { ExportDays, ReturnsChart } from './ReturnsChart.tsx';
import { StatsCard } from './StatsCard.tsx';
import { SummaryHero } from './SummaryHero.tsx';
import { TotalReturn } from './TotalReturn.tsx';
import { useSummary, type Summary } from './useSummary.ts';

export interface SummaryPageProps {
  /** What the address says. */
  search: ReturnsSearch;
  onSearchChange: (patch: Partial<ReturnsSearch>, how: { isStep: boolean }) => void;
}

/** Nothing was ever bought; told by the first figures that come. */
function useHasBegun({ returns }: Summary): boolean {
  const { data: portfolio } = useGetPortfolio();
  if (returns !== undefined) return returns.first_day !== null;
  if (portfolio === undefined) return true;
  return portfolio.value !== 0 || portfolio.invested !== 0 || portfolio.realised !== 0;
}

function Figures({ summary, search, onSearchChange }: SummaryPageProps & { summary: Summary }) {
  const t = useMessages('returns');
  const shell = useMessages('portfolio');
  const [isAfter, setAfter] = useState(false);
  const isQuiet = useIsQuiet();
  const { returns, query, range, hasNotBegun } = summary;
  const hasFailed = returns === undefined && query.errorUpdateCount > 0;
  return (
    <div className="@container grid grid-cols-1 gap-grid">
      <SummaryHero title={shell('summary')} summary={summary} isAfter={isAfter} onChange={setAfter} />
      <div className="grid grid-cols-1 gap-1">
        <RangeChips
          value={search}
          firstDay={returns?.first_day}
          onChange={(days) => onSearchChange(days, { isStep: true })}
        />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-detail text-fg-muted">
          <span className={returns === undefined ? 'invisible' : undefined}>{range}</span>
          <ExportDays summary={summary} />
        </div>
      </div>
      {hasNotBegun && <Note isAnnounced>{t('rangeNotBegun')}</Note>}
      <div
        aria-busy={query.isPlaceholderData || undefined}
        className={`grid grid-cols-1 gap-grid ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <div className="grid grid-cols-1 gap-grid @min-[60rem]:grid-cols-3">
          <div className="grid min-w-0 @min-[60rem]:col-span-2">
            {/* The total says that the returns have not come, and tries again for all that shows them. */}
            <QuietFailures isQuiet={isQuiet || hasFailed}>
              <ReturnsChart summary={summary} />
            </QuietFailures>
          </div>
          <TotalReturn summary={summary} isAfter={isAfter} />
        </div>
        <QuietFailures isQuiet={isQuiet || hasFailed}>
          <Months summary={summary} />
          <div className="grid grid-cols-1 gap-grid @min-[42rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
            <AllocationCard summary={summary} />
            <AssetsCard summary={summary} />
            <StatsCard summary={summary} />
          </div>
        </QuietFailures>
      </div>
      <MorePages />
    </div>
  );
}

/** What the client's shares are worth, what they have brought, and how each figure is made up. */
export function SummaryPage(props: SummaryPageProps) {
  const summary = useSummary(props.search);
  const hasBegun = useHasBegun(summary);
  useFigureOfAddress(figureOf(props.search), () =>
    props.onSearchChange({ figure: undefined, isin: undefined }, { isStep: false }),
  );
  if (hasBegun) return <Figures {...props} summary={summary} />;
  return (
    <div className="grid grid-cols-1 gap-grid">
      <FirstShare />
      {/* No row of zeros to who has no money here either. */}
      {summary.returns?.assets.total !== 0 && (
        <div className="mx-auto w-full max-w-160">
          <AssetsCard summary={summary} />
        </div>
      )}
    </div>
  );
}
