import { calendarDay, previousTradingDay, type CalendarDay } from '@wealth/domain';
import type { BonusLot } from '@wealth/domain/tax';
import type { Database } from '../database/database.ts';
import { tableIsinOf } from '../engine/index.ts';

/**
 * The day by whose end the share was held for a bonus. Where the lot does not say it, it is the trading day before that of
 * allotment (SEBI, 16 September 2024).
 */
export const recordDayOf = ({
  boughtOn,
  bonusRecordedOn,
}: {
  boughtOn: CalendarDay;
  bonusRecordedOn: CalendarDay | null;
}) => bonusRecordedOn ?? previousTradingDay(boughtOn);

/** All bonus shares that a client was ever given; what a split has made of them goes on under the same bonus. */
export function bonusLotsOf({ query, all }: Database, clientId: string): BonusLot[] {
  const rows = all(
    query
      .selectFrom('lot')
      .leftJoin('client_action', (join) =>
        join
          .onRef('client_action.client_id', '=', 'lot.client_id')
          .onRef('client_action.id', '=', 'lot.action_id'),
      )
      .select([
        'lot.isin',
        'lot.quantity',
        'lot.bought_on',
        'lot.bonus_recorded_on',
        'lot.origin_id',
        'client_action.ex_date',
      ])
      .where('lot.client_id', '=', clientId)
      .where('lot.origin', '=', 'bonus')
      .orderBy('lot.id'),
  );
  return [...Map.groupBy(rows, (row) => row.origin_id)].flatMap(([id, [first, ...later]]) => {
    if (!first) return [];
    const recordedOn = first.bonus_recorded_on;
    return [
      {
        id,
        holding: tableIsinOf(first.isin),
        recordOn: recordDayOf({
          boughtOn: calendarDay(first.bought_on),
          bonusRecordedOn: recordedOn === null ? null : calendarDay(recordedOn),
        }),
        quantity: first.quantity,
        restated: later.map((row) => ({
          on: calendarDay(row.ex_date ?? row.bought_on),
          quantity: row.quantity,
        })),
      },
    ];
  });
}
