import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { ImageMediaType } from './mediaType.ts';

export type Upload = Tables['upload'];

export interface NewUpload {
  clientId: string;
  kind: Upload['kind'];
  mediaType: ImageMediaType;
}

/** Makes the rows of the uploads; their files are the store's. */
export function createUploadRows(database: Database, clock: SandboxClock) {
  const { query } = database;

  /** Uploads that no profile, identity check or claim names. */
  function unnamed() {
    return query
      .selectFrom('upload')
      .where('id', 'not in', query.selectFrom('identity_submission').select('front_upload_id'))
      .where('id', 'not in', query.selectFrom('identity_submission').select('back_upload_id'))
      .where('id', 'not in', query.selectFrom('claim_image').select('upload_id'))
      .where(
        'id',
        'not in',
        query
          .selectFrom('client')
          .select((row) => row.ref('avatar_upload_id').$notNull().as('id'))
          .where('avatar_upload_id', 'is not', null),
      );
  }

  return {
    insert(id: string, { clientId, kind, mediaType, byteCount }: NewUpload & { byteCount: number }): string {
      const row = {
        id,
        client_id: clientId,
        kind,
        media_type: mediaType,
        byte_count: byteCount,
        created_at: clock.now(),
      };
      database.run(
        query
          .insertInto('upload')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row)),
      );
      return id;
    },
    find: (id: string): Upload | null =>
      database.first(query.selectFrom('upload').selectAll().where('id', '=', id)) ?? null,
    remove(id: string): void {
      database.run(query.deleteFrom('upload').where('id', '=', id));
    },
    ids: (): ReadonlySet<string> =>
      new Set(database.all(query.selectFrom('upload').select('id')).map(({ id }) => id)),
    /** Uploads of at least this age that no record names. */
    unnamed(ageMs: number): string[] {
      const rows = database.all(
        unnamed()
          .select('id')
          .where('created_at', '<=', clock.now() - ageMs),
      );
      return rows.map(({ id }) => id);
    },
    /** Bytes of all uploads that no record names. */
    unnamedBytes(): number {
      const row = database.first(unnamed().select(({ fn }) => fn.sum('byte_count').as('total')));
      return Number(row?.total ?? 0);
    },
  };
}
