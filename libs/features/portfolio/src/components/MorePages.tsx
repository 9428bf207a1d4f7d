import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';

/** Leads from the portfolio to its pages that are no tab. */
export function MorePages() {
  const t = useMessages('portfolio');
  return (
    <nav aria-label={t('more')} className="flex flex-wrap gap-x-4 gap-y-2 text-detail">
      <Link href={deepHref.statements()}>{t('toStatements')}</Link>
      <Link href={deepHref.profitCalendar()}>{t('toCalendar')}</Link>
      <Link href={deepHref.dividends()}>{t('toDividends')}</Link>
      <Link href={deepHref.corporateActions()}>{t('toActions')}</Link>
    </nav>
  );
}
