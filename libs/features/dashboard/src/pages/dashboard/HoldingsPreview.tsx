import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Holdings } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Link } from '@wealth/ui/link';

const shownCount = 6;
const shownCountOnPhone = 4;

/** The largest holdings with live prices, and the way to all of them. */
export function HoldingsPreview() {
  const t = useMessages('dashboard');
  const isPhone = useBreakpoint() === 'mobile';
  return (
    <Holdings
      largest={isPhone ? shownCountOnPhone : shownCount}
      action={
        <Link href={href.portfolio('holding')} aria-label={t('viewAllHoldings')}>
          {t('viewAll')}
        </Link>
      }
    />
  );
}
