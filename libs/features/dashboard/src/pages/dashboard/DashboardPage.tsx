import { useGetAsset, useGetPortfolio } from '@wealth/api-sdk/stat';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Indices, MoversCard } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Link } from '@wealth/ui/link';
import type { ReactNode } from 'react';
import { AvailableToTrade } from './AvailableToTrade.tsx';
import { FirstDay, type Minimums } from './FirstDay.tsx';
import { Greeting } from './Greeting.tsx';
import { HoldingsPreview } from './HoldingsPreview.tsx';
import { NetWorth } from './NetWorth.tsx';

const mostActiveCount = 5;

export interface DashboardPageProps {
  /** Buttons of the app's in the card of available cash: deposit and withdraw. */
  actions?: ReactNode;
  /** The market trades at any hour, as in a sandbox; undefined until the server has told, and nothing is said of it. */
  isAlwaysOpen?: boolean | undefined;
  /** The least that can be deposited and traded, as the server has told it. */
  minimums?: Minimums | undefined;
}

/** A client who owns nothing and has owned nothing; undefined until the server has told. */
function useIsFirstDay(): boolean | undefined {
  const { data: asset } = useGetAsset();
  const { data: portfolio } = useGetPortfolio();
  if (!asset || !portfolio) return undefined;
  return asset.total === 0 && portfolio.invested === 0 && portfolio.realised === 0;
}

function MostActive() {
  const t = useMessages('dashboard');
  return (
    <MoversCard
      kind="active"
      count={mostActiveCount}
      action={<Link href={href.market()}>{t('market')}</Link>}
    />
  );
}

/** Home: what the client owns, what can be traded with, and what the market does. */
export function DashboardPage({ actions, isAlwaysOpen, minimums }: DashboardPageProps) {
  // On a phone the client's own figure comes first; by order in the document, so that the keyboard follows the eye.
  const isPhone = useBreakpoint() === 'mobile';
  const t = useMessages('dashboard');

  if (useIsFirstDay()) {
    return (
      <div className="grid gap-grid">
        <Greeting isAlwaysOpen={isAlwaysOpen} />
        <FirstDay minimums={minimums} depositAction={actions} />
        <h2 className="mt-2 text-title">{t('marketNow')}</h2>
        <Indices />
        <MostActive />
      </div>
    );
  }

  return (
    <div className="grid gap-grid">
      <Greeting isAlwaysOpen={isAlwaysOpen} />
      {!isPhone && <Indices />}
      <div className="grid gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 py-1 desktop:col-span-2">
          <NetWorth />
        </div>
        <AvailableToTrade actions={actions} />
      </div>
      {isPhone && <Indices />}
      <div className="grid gap-grid desktop:grid-cols-3">
        <div className="grid min-w-0 desktop:col-span-2">
          <HoldingsPreview />
        </div>
        <MostActive />
      </div>
    </div>
  );
}
