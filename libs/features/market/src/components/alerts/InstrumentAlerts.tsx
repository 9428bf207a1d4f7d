import type { InstrumentRef } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { QueryPart } from '../detail/QueryPart.tsx';
import { AlertLists } from './AlertLists.tsx';
import { useAlertsOf } from './useAlertsOf.ts';

/** The alerts of one instrument, inside its detail, and the way to all. */
export function InstrumentAlerts({ instrument }: { instrument: InstrumentRef }) {
  const t = useMessages('market');
  return (
    <QueryPart
      query={useAlertsOf(instrument)}
      failedTitle={t('alertsFailed')}
      failedText={t('watchlistsFailedText')}
      skeleton={<SkeletonTable rows={2} />}
    >
      {(alerts) => (
        <div className="-mx-card -mt-4 -mb-card">
          <AlertLists alerts={alerts} action={<Link href={deepHref.alerts()}>{t('allAlerts')}</Link>} />
        </div>
      )}
    </QueryPart>
  );
}
