import type { PriceAlert } from '@wealth/api-sdk/model';
import { csvText, instrumentIdOf, toIstIso, type CsvCell } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords, useSaveTable } from '@wealth/parts';
import { useSession } from '@wealth/session';

/** "2026-11-19 14:32", in Indian time. */
const timeCell = (instant: string) => toIstIso(Date.parse(instant)).slice(0, 16).replace('T', ' ');

/** Hands over all alerts as CSV: what each waits for, and when and at which prices it has fired. */
export function useAlertExport(): (alerts: readonly PriceAlert[]) => void {
  const t = useMessages('market');
  const formats = useFormats();
  const words = useAlertWords();
  const { serverClock } = useSession();
  const saveTable = useSaveTable();

  return (alerts) => {
    const lines = alerts.map((alert): CsvCell[] => [
      instrumentIdOf(alert.instrument),
      alert.instrument.name,
      words.sentenceOf(alert, alert.instrument.symbol),
      alert.value,
      t(alert.repeat ? 'csvRepeats' : 'csvOnce'),
      timeCell(alert.created_at),
      alert.ends_at === null ? null : timeCell(alert.ends_at),
      alert.fired.length,
      alert.fired.map(({ time, price }) => `${timeCell(time)} ${formats.price(price)}`).join('; '),
    ]);
    const head = t('csvAlerts', {
      count: alerts.length,
      time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
    });
    const columns = [
      t('instrument'),
      t('name'),
      t('csvCondition'),
      t('csvConditionValue'),
      t('csvRepeat'),
      t('csvSet'),
      t('csvEnds'),
      t('csvFiredCount'),
      t('csvFired'),
    ];
    saveTable('alerts', csvText([[head], columns, ...lines]));
  };
}
