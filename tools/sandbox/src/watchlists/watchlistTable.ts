import { instrumentIdOf, parseInstrumentId, type InstrumentRef } from '@wealth/domain';
import { operations, type BodyOf } from '@wealth/api-sdk/operations';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';

/** Columns and sort, as the description has them. */
export type WatchlistLook = Pick<BodyOf<'saveWatchlist'>, 'columns' | 'sort'>;

/** A list without its instruments, which may be five thousand. */
export interface WatchlistHead extends WatchlistLook {
  id: string;
  name: string;
  version: number;
  rowCount: number;
}

export interface Watchlist extends WatchlistHead {
  instruments: InstrumentRef[];
}

const lookSchema = z.pick(operations.saveWatchlist.body, { columns: true, sort: true });

type HeadRow = Pick<Selectable<Tables['watchlist']>, 'id' | 'name' | 'version' | 'row_count' | 'look'>;

function toHead({ id, name, version, row_count, look }: HeadRow): WatchlistHead {
  return { id, name, version, rowCount: row_count, ...z.parse(lookSchema, JSON.parse(look)) };
}

function toInstruments(text: string): InstrumentRef[] {
  return text.split(' ').flatMap((id) => parseInstrumentId(id) ?? []);
}

/** Reads and writes of the table; it knows no rules. */
export function createWatchlistTable({ query, all, first, run }: Database) {
  const headColumns = ['id', 'name', 'version', 'row_count', 'look'] as const;

  return {
    /** In the client's order. */
    heads: (clientId: string): WatchlistHead[] =>
      all(
        query
          .selectFrom('watchlist')
          .select(headColumns)
          .where('client_id', '=', clientId)
          .orderBy('position')
          .orderBy('id'),
      ).map(toHead),
    instruments(clientId: string, id: string): InstrumentRef[] {
      const row = first(
        query
          .selectFrom('watchlist')
          .select('instruments')
          .where('client_id', '=', clientId)
          .where('id', '=', id),
      );
      return toInstruments(row?.instruments ?? '');
    },
    /** The place after the last one. */
    nextPosition(clientId: string): number {
      const row = first(
        query
          .selectFrom('watchlist')
          .select((part) => part.fn.max<number | null>('position').as('last'))
          .where('client_id', '=', clientId),
      );
      return (row?.last ?? 0) + 1;
    },
    /** Writes a list over its former self, in its place. */
    write(clientId: string, position: number, list: Watchlist): void {
      const values = {
        position,
        name: list.name,
        version: list.version,
        instruments: list.instruments.map(instrumentIdOf).join(' '),
        row_count: list.instruments.length,
        look: JSON.stringify({ columns: list.columns, sort: list.sort }),
      };
      run(
        query
          .insertInto('watchlist')
          .values({ client_id: clientId, id: list.id, ...values })
          .onConflict((conflict) => conflict.columns(['client_id', 'id']).doUpdateSet(values)),
      );
    },
    position(clientId: string, id: string): number | null {
      const row = first(
        query
          .selectFrom('watchlist')
          .select('position')
          .where('client_id', '=', clientId)
          .where('id', '=', id),
      );
      return row?.position ?? null;
    },
    setPlace(clientId: string, id: string, place: { position: number; version: number }): void {
      run(query.updateTable('watchlist').set(place).where('client_id', '=', clientId).where('id', '=', id));
    },
    delete(clientId: string, id: string): void {
      run(query.deleteFrom('watchlist').where('client_id', '=', clientId).where('id', '=', id));
    },
  };
}

export type WatchlistTable = ReturnType<typeof createWatchlistTable>;
