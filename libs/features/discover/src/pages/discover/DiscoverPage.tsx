import { useMessages } from '@wealth/i18n-locale-react';
import { AchievementsCard, MoversCard } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { Suspense, type ReactNode } from 'react';
import type { NamedOperator } from '../../components/OperatorText.tsx';
import { useArticles } from '../../components/useArticles.ts';
import { useCompany } from '../../components/useCompany.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { LessonCards } from './LessonCards.tsx';

const shownCount = 5;

/** Two thirds and a third where there is room for them; what is missing leaves no hole. */
const board = 'grid grid-flow-dense grid-cols-1 gap-grid @min-[56rem]:grid-cols-3';
const wide = 'grid min-w-0 grid-cols-1 @min-[56rem]:col-span-2';
const whole = 'grid min-w-0 grid-cols-1 @min-[56rem]:col-span-3';
const narrow = 'grid min-w-0 grid-cols-1';

/** The place of a card whose file is on its way. */
function Waiting({ rows }: { rows: number }) {
  return <Card state={{ kind: 'loading', skeleton: <SkeletonRows rows={rows} /> }} />;
}

/** What needs no room beside the company. */
function Rest() {
  return (
    <>
      <div className={board}>
        <div className={`${wide} @min-[56rem]:row-start-2`}>
          <AchievementsCard />
        </div>
        <div className={`${whole} @min-[56rem]:row-start-1`}>
          <LessonCards />
        </div>
        <div className={`${narrow} @min-[56rem]:row-start-2`}>
          <DocumentsCard />
        </div>
      </div>
      <div className="grid gap-grid tablet:grid-cols-2">
        <MoversCard kind="gainers" count={shownCount} />
        <MoversCard kind="losers" count={shownCount} />
      </div>
    </>
  );
}

export interface DiscoverPageProps {
  /** Who runs the app. */
  operator: NamedOperator;
  /** Waivers of charges, for a client who may have them: a card of the app's. */
  offers?: ReactNode;
  /** The calendar of issues: a card of the app's. */
  issues?: ReactNode;
  /** What was written last: a card of the app's. */
  news?: ReactNode;
}

/**
 * What there is to find out: who runs this, offers, issues, news, achievements, lessons, documents, and the shares that moved
 * most today. In the order of a phone; a wide page has two columns.
 */
export function DiscoverPage({ operator, offers, issues, news }: DiscoverPageProps) {
  const t = useMessages('discover');
  const { data: company, errorUpdateCount } = useCompany();
  // Asked for together with the first card, though drawn after it.
  useArticles();
  // How high the texts of the operator are nobody knows before: what stands beneath them would move.
  const hasCompany = company !== undefined || errorUpdateCount > 0;
  return (
    <div className="@container grid grid-cols-1 gap-grid">
      <div>
        <h1 className="text-page max-tablet:sr-only">{t('title')}</h1>
        <p className="text-fg-muted max-tablet:hidden">{t('lead')}</p>
      </div>
      <div className={board}>
        <div className={offers === undefined ? whole : wide}>
          <CompanyCard operator={operator} />
        </div>
        {hasCompany && issues !== undefined && (
          <div className={news === undefined ? whole : wide}>
            <Suspense fallback={<Waiting rows={8} />}>{issues}</Suspense>
          </div>
        )}
        {hasCompany && offers !== undefined && (
          <div className={narrow}>
            <Suspense fallback={<Waiting rows={4} />}>{offers}</Suspense>
          </div>
        )}
        {hasCompany && news !== undefined && (
          <div className={narrow}>
            <Suspense fallback={<Waiting rows={4} />}>{news}</Suspense>
          </div>
        )}
      </div>
      {hasCompany && <Rest />}
    </div>
  );
}
