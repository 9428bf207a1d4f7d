import { missing } from '@wealth/i18n-locale';
import type { PriceAlert } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { InstrumentCell, LiveCell, useAlertWords } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import type { GridTableColumn } from '@wealth/ui/grid-table';
import { PriceChange } from '@wealth/ui/price-change';
import { useMemo } from 'react';
import { AlertDistance } from './AlertDistance.tsx';
import { AlertMenu, type AlertActions } from './AlertMenu.tsx';
import { percentSince, type FiredRow, type WaitingRow } from './alertRows.ts';

interface OfAlert {
  alert: PriceAlert;
}

/** Instrument and condition in one cell: a phone has no room for two. */
function useSharedColumns<Row extends OfAlert>(actions: AlertActions) {
  const t = useMessages('market');
  const words = useAlertWords();
  return useMemo(() => {
    const instrument: GridTableColumn<Row> = {
      id: 'symbol',
      header: t('instrument'),
      isRowHeader: true,
      width: 150,
      grow: 2,
      isSortable: true,
      sortValue: ({ alert }) => alert.instrument.symbol,
      cell: ({ alert }) => (
        <InstrumentCell instrument={{ ...alert.instrument, name: words.shortOf(alert) }} />
      ),
    };
    const menu: GridTableColumn<Row> = {
      id: 'actions',
      header: t('rowActions'),
      isActions: true,
      width: 52,
      grow: 0,
      cell: ({ alert }) => <AlertMenu alert={alert} {...actions} />,
    };
    return { instrument, menu };
  }, [t, words, actions]);
}

/** The columns of alerts that wait. @param actions - Memoised by the caller. */
export function useWaitingColumns(actions: AlertActions): ReadonlyArray<GridTableColumn<WaitingRow>> {
  const t = useMessages('market');
  const formats = useFormats();
  const { instrument, menu } = useSharedColumns<WaitingRow>(actions);
  return useMemo(
    () => [
      instrument,
      {
        id: 'last_price',
        header: t('lastPrice'),
        align: 'end',
        from: 'tablet',
        width: 100,
        cell: ({ alert, quote }) =>
          quote && <LiveCell instrument={alert.instrument} served={quote} figure="lastPrice" />,
      },
      {
        id: 'distance',
        header: t('alertDistance'),
        align: 'end',
        width: 100,
        isSortable: true,
        sortValue: ({ distance }) => distance,
        cell: ({ alert, quote }) => quote && <AlertDistance alert={alert} served={quote} />,
      },
      {
        id: 'state',
        header: t('alertState'),
        from: 'tablet',
        width: 130,
        cell: ({ alert }) => (
          <Badge tone={alert.state === 'armed' ? 'info' : 'neutral'}>
            {t(
              alert.state === 'resting' ? 'alertResting' : alert.repeat ? 'alertEachTime' : 'alertWaitsOnce',
            )}
          </Badge>
        ),
      },
      {
        id: 'ends',
        header: t('alertEnds'),
        from: 'desktop',
        width: 120,
        isSortable: true,
        sortValue: ({ alert }) => alert.ends_at,
        cell: ({ alert }) => (alert.ends_at === null ? t('alertNoEnd') : formats.date(alert.ends_at)),
      },
      menu,
    ],
    [t, formats, instrument, menu],
  );
}

/** The columns of what has fired. @param actions - Memoised by the caller. */
export function useFiredColumns(actions: AlertActions): ReadonlyArray<GridTableColumn<FiredRow>> {
  const t = useMessages('market');
  const formats = useFormats();
  const { instrument, menu } = useSharedColumns<FiredRow>(actions);
  return useMemo(() => {
    const later = (firing: FiredRow['firing'], price: number | null) => {
      if (firing === null) return missing;
      if (price === null) return t('alertLaterYet');
      return (
        <>
          <span className="row-lead">{formats.price(price)}</span>{' '}
          <span className="row-lead text-caption">
            <PriceChange percent={percentSince(firing, price)} />
          </span>
        </>
      );
    };
    return [
      instrument,
      {
        id: 'time',
        header: t('alertFiredAt'),
        width: 140,
        cell: ({ alert, firing }) =>
          firing ? (
            <>
              <span className="row-lead">{formats.date(firing.time)}</span>{' '}
              <span className="row-lead text-caption text-fg-subtle">{formats.marketTime(firing.time)}</span>
            </>
          ) : (
            t(alert.state === 'ended' ? 'alertEnded' : 'alertNeverFired')
          ),
      },
      {
        id: 'price',
        header: t('alertFiredPrice'),
        align: 'end',
        width: 90,
        cell: ({ firing }) => (firing ? formats.price(firing.price) : missing),
      },
      {
        id: 'hour',
        header: t('alertHourLater'),
        align: 'end',
        width: 110,
        cell: ({ firing }) => later(firing, firing?.hour_later ?? null),
      },
      {
        id: 'day',
        header: t('alertDayLater'),
        align: 'end',
        width: 110,
        cell: ({ firing }) => later(firing, firing?.day_later ?? null),
      },
      menu,
    ];
  }, [t, formats, instrument, menu]);
}
