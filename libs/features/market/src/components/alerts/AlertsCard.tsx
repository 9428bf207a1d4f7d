import { useGetAlerts } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { ExportButton } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { AlertLists } from './AlertLists.tsx';
import { useAlertCsv } from './useAlertCsv.ts';

const none: readonly PriceAlert[] = [];

/** All price alerts of the client. */
export function AlertsCard() {
  const t = useMessages('market');
  const query = useGetAlerts();
  const alerts = query.data ?? none;
  const csv = useAlertCsv(alerts);
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
      <AlertLists alerts={alerts} action={alerts.length > 0 && <ExportButton csv={csv} />} />
    </Card>
  );
}
