import type { GetMoversKind } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { csvText, instrumentIdOf, type CsvCell } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSaveTable, useSectorName } from '@wealth/parts';
import { useSession } from '@wealth/session';

const heads = { active: 'csvActive', gainers: 'csvGainers', losers: 'csvLosers' } as const;

/** Hands over a ranking of the day as CSV, as it is listed; null while there is nothing to take along. */
export function useMoversExport(kind: GetMoversKind, count: number): (() => void) | null {
  const t = useMessages('market');
  const formats = useFormats();
  const sectorName = useSectorName();
  const { serverClock } = useSession();
  const saveTable = useSaveTable();
  // The question of the card, which has answered it already.
  const { data } = useGetMovers(
    { kind, segment: 'stock', limit: count },
    { query: { meta: { claims: () => true } } },
  );

  if (data === undefined || data.length === 0) return null;
  return () => {
    const lines = data.map((mover): CsvCell[] => [
      instrumentIdOf(mover),
      mover.name,
      sectorName(mover.sector),
      mover.last_price,
      mover.change,
      mover.change_percent,
      mover.volume,
      mover.value,
    ]);
    const head = t(heads[kind], {
      count: data.length,
      time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
    });
    const columns = [
      t('instrument'),
      t('name'),
      t('sector'),
      t('lastPrice'),
      t('change'),
      t('changePercent'),
      t('volume'),
      t('csvTurnover'),
    ];
    saveTable(`movers-${kind}`, csvText([[head], columns, ...lines]));
  };
}
