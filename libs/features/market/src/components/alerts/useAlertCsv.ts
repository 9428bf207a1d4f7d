import type { PriceAlert } from '@wealth/api-sdk/model';
import { instrumentIdOf, toIstIso } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords, useCsv } from '@wealth/parts';
import { useSession } from '@wealth/session';

/** "2026-11-19 14:32", in Indian time. */
const timeCell = (instant: string) => toIstIso(Date.parse(instant)).slice(0, 16).replace('T', ' ');

/** All alerts as CSV: what each waits for, and when and at which prices it has fired. */
export function useAlertCsv(alerts: readonly PriceAlert[]) {
  const t = useMessages('market');
  const formats = useFormats();
  const words = useAlertWords();
  const { serverClock } = useSession();

  return useCsv<PriceAlert>({
    name: 'alerts',
    head: ({ length: count }) =>
      t('csvAlerts', { count, time: formats.dateTime(serverClock.now(), { hasSeconds: true }) }),
    columns: [
      {
        csv: [
          { title: t('instrument'), cell: ({ instrument }) => instrumentIdOf(instrument) },
          { title: t('name'), cell: ({ instrument }) => instrument.name },
          { title: t('csvCondition'), cell: (alert) => words.sentenceOf(alert, alert.instrument.symbol) },
          { title: t('csvConditionValue'), cell: ({ value }) => value },
          { title: t('csvRepeat'), cell: ({ repeat }) => t(repeat ? 'csvRepeats' : 'csvOnce') },
          { title: t('csvSet'), cell: ({ created_at: set }) => timeCell(set) },
          { title: t('csvEnds'), cell: ({ ends_at: ends }) => (ends === null ? null : timeCell(ends)) },
          { title: t('csvFiredCount'), cell: ({ fired }) => fired.length },
          {
            title: t('csvFired'),
            cell: ({ fired }) =>
              fired.map(({ time, price }) => `${timeCell(time)} ${formats.price(price)}`).join('; '),
          },
        ],
      },
    ],
    rows: alerts,
  });
}
