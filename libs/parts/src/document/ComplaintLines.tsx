import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { useId } from 'react';

/** Written out: on paper a link leads nowhere. */
const addresses = { scores: 'scores.sebi.gov.in', disputes: 'smartodr.in' };

/** Where to complain about what stands above: the grievance contact, and after 21 calendar days the regulator's platform. */
export function ComplaintLines() {
  const t = useMessages('parts');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="max-w-prose text-caption text-fg-muted">
      <h2 id={titleId} className="font-semibold text-fg">
        {t('complaints')}
      </h2>
      <p>
        {t('complaintsText', addresses)}{' '}
        <span className="print:hidden">
          <Link href={href.trust()} isInline>
            {t('complaintsLink')}
          </Link>
        </span>
      </p>
    </section>
  );
}
