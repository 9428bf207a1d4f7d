import type { PriceAlert, WatchedInstrument } from '@wealth/api-sdk/model';
import { instrumentIdOf, type InstrumentId } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useAlertWords, useQuotesOf } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { GridTable, sortRows, type GridTableSort } from '@wealth/ui/grid-table';
import { BellIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { useMemo, useState, type ReactNode } from 'react';
import { firedRows, waitingRows } from './alertRows.ts';
import { SuspendedAlerts } from './SuspendedAlerts.tsx';
import { useAlertActions } from './useAlertActions.ts';
import { useFiredColumns, useWaitingColumns } from './useAlertColumns.tsx';
import type { AlertActions } from './AlertMenu.tsx';

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
        alerts.map(({ instrument }): [InstrumentId, WatchedInstrument] => [
          instrumentIdOf(instrument),
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
              action: <LinkButton href={href.market()}>{t('alertsFindShare')}</LinkButton>,
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

export interface AlertListsProps {
  alerts: readonly PriceAlert[];
  /** Beside the switch: the way to more. */
  action?: ReactNode;
}

/** Those that wait, the nearest first, and what has fired with what happened after. Reaches the edges of its card. */
export function AlertLists({ alerts, action }: AlertListsProps) {
  const t = useMessages('market');
  const words = useAlertWords();
  const [view, setView] = useState<'waiting' | 'fired'>('waiting');
  const { actions, removed, restore, isRestoring } = useAlertActions();
  const Table = view === 'waiting' ? WaitingTable : FiredTable;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-border p-card">
        <SegmentedControl
          aria-label={t('show')}
          value={view}
          onChange={setView}
          options={[
            { value: 'waiting', label: t('alertsWaiting') },
            { value: 'fired', label: t('alertsFired') },
          ]}
        />
        {action}
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
      <SuspendedAlerts alerts={alerts} actions={actions} />
      <Table alerts={alerts} actions={actions} />
    </>
  );
}
