import type { GetMoversKind, Mover } from '@wealth/api-sdk/model';
import { useGetMovers } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useCsv, useSectorName } from '@wealth/parts';
import { useSession } from '@wealth/session';

const heads = { active: 'csvActive', gainers: 'csvGainers', losers: 'csvLosers' } as const;
const none: readonly Mover[] = [];

/** A ranking of the day as CSV, as it is listed; null while there is nothing to take along. */
export function useMoversCsv(kind: GetMoversKind, count: number) {
  const t = useMessages('market');
  const formats = useFormats();
  const sectorName = useSectorName();
  const { serverClock } = useSession();
  // The question of the card, which has answered it already.
  const { data: movers = none } = useGetMovers(
    { kind, segment: 'stock', limit: count },
    { query: { meta: { claims: () => true } } },
  );
  const csv = useCsv<Mover>({
    name: `movers-${kind}`,
    head: ({ length }) =>
      t(heads[kind], {
        count: length,
        time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
      }),
    columns: [
      {
        csv: [
          { title: t('instrument'), cell: instrumentIdOf },
          { title: t('name'), cell: ({ name }) => name },
          { title: t('sector'), cell: ({ sector }) => sectorName(sector) },
          { title: t('lastPrice'), cell: ({ last_price: price }) => price },
          { title: t('change'), cell: ({ change }) => change },
          { title: t('changePercent'), cell: ({ change_percent: change }) => change },
          { title: t('volume'), cell: ({ volume }) => volume },
          { title: t('csvTurnover'), cell: ({ value }) => value },
        ],
      },
    ],
    rows: movers,
  });
  return movers.length === 0 ? null : csv;
}
