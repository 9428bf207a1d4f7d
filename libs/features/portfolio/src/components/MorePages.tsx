import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';

const pages = [
  { href: deepHref.statements(), name: 'toStatements' },
  { href: deepHref.profitCalendar(), name: 'toCalendar' },
  { href: deepHref.dividends(), name: 'toDividends' },
  { href: deepHref.corporateActions(), name: 'toActions' },
] as const;

/** Leads from the portfolio to its pages that are no tab. */
export function MorePages() {
  const t = useMessages('portfolio');
  return (
    <ul aria-label={t('more')} className="flex flex-wrap gap-x-4 gap-y-2 text-detail pointer-coarse:gap-y-0">
      {pages.map(({ href, name }) => (
        <li key={name} className="flex items-center pointer-coarse:min-h-11">
          <Link href={href}>{t(name)}</Link>
        </li>
      ))}
    </ul>
  );
}
