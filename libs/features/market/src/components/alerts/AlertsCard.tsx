import { useGetAlerts } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { ExportIcon } from '@wealth/ui/icon';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { AlertLists } from './AlertLists.tsx';
import { useAlertExport } from './useAlertExport.ts';

const none: readonly PriceAlert[] = [];

/** All price alerts of the client. */
export function AlertsCard() {
  const t = useMessages('market');
  const exportAlerts = useAlertExport();
  const query = useGetAlerts();
  const alerts = query.data ?? none;
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
      <AlertLists
        alerts={alerts}
        action={
          alerts.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ExportIcon size="sm" />}
              onPress={() => exportAlerts(alerts)}
            >
              {t('exportInstruments')}
            </Button>
          )
        }
      />
    </Card>
  );
}
