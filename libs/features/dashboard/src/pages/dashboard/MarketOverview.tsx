import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { MoversCard } from '@wealth/parts';
import { Link } from '@wealth/ui/link';
import { moversCount } from './MarketOverviewSkeleton.tsx';

/** What moves today. */
export function MarketOverview() {
  const t = useMessages('dashboard');
  return (
    <MoversCard kind="active" count={moversCount} action={<Link href={href.market()}>{t('market')}</Link>} />
  );
}
