import { mkdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameText, keyedHash } from '../auth/token-hash.ts';
import type { ServerKey } from '../auth/server-key.ts';
import type { SandboxClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { RandomSource } from '../random.ts';
import type { ImageMediaType } from './media-type.ts';

export type Upload = Tables['upload'];

/** How long a signed address answers. */
export const signatureLifetimeMs = 5 * 60_000;

export interface NewUpload {
  /** A new one when absent. */
  id?: string;
  clientId: string;
  kind: Upload['kind'];
  mediaType: ImageMediaType;
  bytes: Uint8Array;
}

export interface UploadStore {
  /** Writes the file, then its row: a file without a row was never uploaded. @returns The id. */
  add(upload: NewUpload): Promise<string>;
  find(id: string): Upload | null;
  read(id: string): Promise<Uint8Array>;
  /** The address of a file for whom it was just shown to; it answers for five minutes. */
  signedAddress(id: string): string;
  isSignatureGood(id: string, expires: string, signature: string): boolean;
  /** Deletes every file. */
  clear(): void;
}

interface UploadStoreOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  serverKey: ServerKey;
  folder: string;
}

/** The address that an upload answers, unsigned. */
export function fileAddress(id: string): string {
  return `/files/${id}`;
}

/** The id in an unsigned file address, or null when it is anything else. */
export function fileIdOf(address: string): string | null {
  return /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1] ?? null;
}

/** Makes the store of uploaded images. Files have names of our own: what the client called them is lost. */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const { database, clock, random, serverKey, folder } = options;
  const { query } = database;
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  function sign(id: string, expires: string): string {
    return keyedHash(serverKey(), `file:${id}:${expires}`);
  }

  return {
    async add({ id = random.uuid(), clientId, kind, mediaType, bytes }) {
      const path = join(folder, id);
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      const row = {
        id,
        client_id: clientId,
        kind,
        media_type: mediaType,
        byte_count: bytes.byteLength,
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
    find: (id) => database.first(query.selectFrom('upload').selectAll().where('id', '=', id)) ?? null,
    read: (id) => readFile(join(folder, id)),
    signedAddress(id) {
      const expires = String(Math.floor((clock.now() + signatureLifetimeMs) / 1000));
      return `${fileAddress(id)}?expires=${expires}&signature=${sign(id, expires)}`;
    },
    isSignatureGood(id, expires, signature) {
      const isInTime = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > clock.now();
      return isInTime && isSameText(signature, sign(id, expires));
    },
    clear() {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    },
  };
}
