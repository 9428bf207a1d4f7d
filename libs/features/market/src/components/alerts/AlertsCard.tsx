import { useGetAlerts } from '@wealth/api-sdk/client';
import type { PriceAlert, WatchedInstrument } from '@wealth/api-sdk/model';
import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { SetAlertButton, useAlertWords } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { GridTable, sortRows, type GridTableSort } from '@wealth/ui/grid-table';
import { BellIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { SkeletonTable } from '@wealth/ui/skeleton';
import { useMemo, useState } from 'react';
import { useQuotesOf } from '../watchlist/useQuotesOf.ts';
import { alertsOf, firedRows, waitingRows } from './alertRows.ts';
import { useAlertActions } from './useAlertActions.ts';
import { useFiredColumns, useWaitingColumns } from './useAlertColumns.tsx';
import type { AlertActions } from './AlertMenu.tsx';

export interface AlertsCardProps {
  /** Only those of one instrument, and a way to set another. @default all */
  instrument?: InstrumentRef;
}

interface TableProps {
  alerts: readonly PriceAlert[];
  actions: AlertActions;
}

/** The nearest first: what may happen next. */
const nearestFirst: GridTableSort = { columnId: 'distance', direction: 'ascending' };

function WaitingTable({ alerts, actions }: TableProps) {
  const t = useMessages('market');
  const [sort, setSort] = useState<GridTableSort>(nearestFirst);
  const instruments = useMemo(
    () => [
      ...new Map(
        alerts.map(({ instrument }): [string, WatchedInstrument] => [
          `${instrument.market} ${instrument.symbol}`,
          instrument,
        ]),
      ).values(),
    ],
    [alerts],
  );
  const { quotes } = useQuotesOf(instruments);
  const columns = useWaitingColumns(actions);
  const rows = useMemo(
    () => sortRows(waitingRows(alerts, quotes), columns, sort),
    [alerts, quotes, columns, sort],
  );
  return (
    <GridTable
      aria-label={t('alertsWaitingTable')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      state={
        rows.length === 0
          ? {
              kind: 'empty',
              title: t('alertsEmpty'),
              text: t('alertsEmptyText'),
              icon: <BellIcon size="lg" />,
            }
          : undefined
      }
    />
  );
}

function FiredTable({ alerts, actions }: TableProps) {
  const t = useMessages('market');
  const columns = useFiredColumns(actions);
  const rows = useMemo(() => firedRows(alerts), [alerts]);
  return (
    <GridTable
      aria-label={t('alertsFiredTable')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      state={
        rows.length === 0
          ? {
              kind: 'empty',
              title: t('alertsNoneFired'),
              text: t('alertsNoneFiredText'),
              icon: <BellIcon size="lg" />,
            }
          : undefined
      }
    />
  );
}

/** Price alerts: those that wait, the nearest first, and what has fired with what happened after. */
export function AlertsCard({ instrument }: AlertsCardProps) {
  const t = useMessages('market');
  const words = useAlertWords();
  const query = useGetAlerts();
  const [view, setView] = useState<'waiting' | 'fired'>('waiting');
  const { actions, removed, restore, isRestoring } = useAlertActions();
  const alerts = useMemo(() => alertsOf(query.data ?? [], instrument), [query.data, instrument]);
  const Table = view === 'waiting' ? WaitingTable : FiredTable;

  return (
    <Card
      title={t('alerts')}
      action={instrument && <SetAlertButton instrument={instrument} />}
      isFlush
      state={cardStateOf(query, {
        failedTitle: t('alertsFailed'),
        failedText: t('watchlistsFailedText'),
        skeleton: <SkeletonTable rows={4} />,
      })}
    >
      <div className="border-b border-border p-card">
        <SegmentedControl
          aria-label={t('show')}
          value={view}
          onChange={setView}
          options={[
            { value: 'waiting', label: t('alertsWaiting') },
            { value: 'fired', label: t('alertsFired') },
          ]}
        />
      </div>
      {removed && (
        <div role="status" className="p-card">
          <Note
            action={
              <Button variant="secondary" size="sm" isPending={isRestoring} onPress={restore}>
                {t('undo')}
              </Button>
            }
          >
            {t('alertRemoved', { symbol: removed.instrument.symbol, condition: words.shortOf(removed) })}
          </Note>
        </div>
      )}
      <Table alerts={alerts} actions={actions} />
    </Card>
  );
}
