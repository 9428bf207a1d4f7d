import { useChangeAlert } from '@wealth/api-sdk/client';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { calendarDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { AlertMenu, type AlertActions } from './AlertMenu.tsx';
import { isSuspended, type SuspendedAlert } from './alertRows.ts';

const textKeys = {
  split: 'alertSuspendedSplit',
  bonus: 'alertSuspendedBonus',
  rights: 'alertSuspendedRights',
  demerger: 'alertSuspendedDemerger',
} as const;

interface RowProps {
  alert: SuspendedAlert;
  actions: AlertActions;
}

function SuspendedRow({ alert, actions }: RowProps) {
  const t = useMessages('market');
  const formats = useFormats();
  const words = useAlertWords();
  const { mutate, isPending } = useChangeAlert();
  const { id, instrument, suspension } = alert;
  const { kind, on, value } = suspension;
  return (
    <Note
      tone="warning"
      title={instrument.symbol}
      action={
        <span className="flex items-center gap-1">
          <Button
            variant="secondary"
            size="sm"
            isPending={isPending}
            isDisabled={!instrument.listed}
            onPress={() => mutate({ id, data: { value } })}
          >
            {t('alertAgainAt', { value: words.valueOf({ kind: alert.kind, value }) })}
          </Button>
          <AlertMenu alert={alert} {...actions} />
        </span>
      }
    >
      {t(textKeys[kind], { date: formats.day(calendarDay(on)), value: words.valueOf(alert) })}
    </Note>
  );
}

export interface SuspendedAlertsProps {
  alerts: readonly PriceAlert[];
  actions: AlertActions;
}

/** Alerts that no longer mean the share they were set for, each with the figure at which it can wait again. */
export function SuspendedAlerts({ alerts, actions }: SuspendedAlertsProps) {
  const t = useMessages('market');
  const suspended = alerts.filter(isSuspended);
  if (suspended.length === 0) return null;
  return (
    <ul aria-label={t('alertsSuspended')} className="flex flex-col gap-2 border-b border-border p-card">
      {suspended.map((alert) => (
        <li key={alert.id}>
          <SuspendedRow alert={alert} actions={actions} />
        </li>
      ))}
    </ul>
  );
}
