import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

export type StoredAlert = Selectable<Tables['price_alert']>;
export type AlertFiring = Selectable<Tables['alert_firing']>;

/** Firings of one alert that are kept, the newest. */
const maxFirings = 20;

/** What an alert records of the price later. */
export type LaterPrice = 'hour_price' | 'day_price';

/** An active alert with an end date. Written out, not bound: only then does SQLite use the index of such alerts. */
const endsByItself = sql<boolean>`ends_at IS NOT NULL AND state IN ('armed', 'resting')`;

/** What comes first of what alerts do by themselves: asked for at each round. */
function firstReads({ query, prepare }: Database) {
  const firstWaiting = (field: LaterPrice) =>
    prepare(() =>
      query.selectFrom('alert_firing').select('at').where(field, 'is', null).orderBy('at').limit(sql.lit(1)),
    );
  const [hour, day] = [firstWaiting('hour_price'), firstWaiting('day_price')];
  const end = prepare(() =>
    query
      .selectFrom('price_alert')
      .select('ends_at')
      .where(endsByItself)
      .orderBy('ends_at')
      .limit(sql.lit(1)),
  );
  return {
    /** The earliest end date of an active alert, epoch milliseconds. */
    firstEnd: (): number => end.first({})?.ends_at ?? Infinity,
    /** When the first was fired that waits for a later price, epoch milliseconds. */
    firstWaiting: (field: LaterPrice): number =>
      (field === 'hour_price' ? hour : day).first({})?.at ?? Infinity,
  };
}

/** Reads and writes of what alerts have fired. */
function firingRows({ query, all, first, run }: Database) {
  const firings = query.selectFrom('alert_firing').selectAll();
  return {
    /** Newest first. */
    firingsOf: (alertId: string): AlertFiring[] =>
      all(firings.where('alert_id', '=', alertId).orderBy('id', 'desc')),
    /** By alert, the newest first: all of a client's in one reading. */
    firingsOfClient: (clientId: string): Map<string, AlertFiring[]> =>
      Map.groupBy(
        all(
          query
            .selectFrom('alert_firing')
            .innerJoin('price_alert', 'price_alert.id', 'alert_firing.alert_id')
            .selectAll('alert_firing')
            .where('price_alert.client_id', '=', clientId)
            .orderBy('alert_firing.id', 'desc'),
        ),
        ({ alert_id }) => alert_id,
      ),
    addFiring(alertId: string, price: number, at: number): void {
      const none = { hour_price: null, day_price: null };
      run(query.insertInto('alert_firing').values({ alert_id: alertId, price, at, ...none }));
      const surplus = query
        .selectFrom('alert_firing')
        .select('id')
        .where('alert_id', '=', alertId)
        .orderBy('id', 'desc')
        .limit(-1)
        .offset(maxFirings);
      run(query.deleteFrom('alert_firing').where('id', 'in', surplus));
    },
    /** Epoch milliseconds; -1 for never. */
    lastFiredAt: (alertId: string): number =>
      first(
        query
          .selectFrom('alert_firing')
          .select((part) => part.fn.max<number | null>('at').as('at'))
          .where('alert_id', '=', alertId),
      )?.at ?? -1,
    /** Firings that wait for a price at or before this moment. */
    waitingSince: (
      field: LaterPrice,
      at: number,
    ): Array<AlertFiring & Pick<StoredAlert, 'market' | 'symbol'>> =>
      all(
        query
          .selectFrom('alert_firing')
          .innerJoin('price_alert', 'price_alert.id', 'alert_firing.alert_id')
          .selectAll('alert_firing')
          .select(['price_alert.market', 'price_alert.symbol'])
          .where(field, 'is', null)
          .where('alert_firing.at', '<=', at),
      ),
    setLater(id: number, values: Partial<Pick<AlertFiring, LaterPrice>>): void {
      run(query.updateTable('alert_firing').set(values).where('id', '=', id));
    },
  };
}

/** Reads and writes of alerts and of what they have fired. */
export function createAlertTable(database: Database) {
  const { query, all, first, run } = database;

  return {
    ...firstReads(database),
    /** Active alerts whose end date is not after an instant. */
    endedBy: (at: number): StoredAlert[] =>
      all(
        query
          .selectFrom('price_alert')
          .selectAll()
          .where(endsByItself)
          .where('ends_at', '<=', at)
          .orderBy('ends_at')
          .orderBy('id'),
      ),
    /** Newest first. */
    ofClient: (clientId: string): StoredAlert[] =>
      all(
        query
          .selectFrom('price_alert')
          .selectAll()
          .where('client_id', '=', clientId)
          .orderBy('created_at', 'desc')
          .orderBy('id'),
      ),
    find: (clientId: string, id: string): StoredAlert | null =>
      first(
        query.selectFrom('price_alert').selectAll().where('client_id', '=', clientId).where('id', '=', id),
      ) ?? null,
    /** Alerts that a price can change: armed and paused ones. */
    watching: (): StoredAlert[] =>
      all(query.selectFrom('price_alert').selectAll().where('state', 'in', ['armed', 'resting'])),
    insert(alert: StoredAlert): void {
      run(query.insertInto('price_alert').values(alert));
    },
    update(id: string, values: Partial<StoredAlert>): void {
      run(query.updateTable('price_alert').set(values).where('id', '=', id));
    },
    delete(id: string): void {
      run(query.deleteFrom('price_alert').where('id', '=', id));
    },
    ...firingRows(database),
  };
}

export type AlertTable = ReturnType<typeof createAlertTable>;
