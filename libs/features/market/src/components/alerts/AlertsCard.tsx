import { useGetAlerts } from '@wealth/api-sdk/client';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { AlertLists } from './AlertLists.tsx';

/** All price alerts of the client. */
export function AlertsCard() {
  const t = useMessages('market');
  const query = useGetAlerts();
  return (
    <Card
      title={t('alerts')}
      isFlush
      state={cardStateOf(query, {
        failedTitle: t('alertsFailed'),
        failedText: t('watchlistsFailedText'),
        skeleton: <SkeletonTable rows={4} />,
      })}
    >
      <AlertLists alerts={query.data ?? []} />
    </Card>
  );
}
