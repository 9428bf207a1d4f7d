import { once } from 'node:events';
import {
  createReadStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  type ReadStream,
} from 'node:fs';
import { join } from 'node:path';
import type { ServerKey } from '../auth/serverKey.ts';
import { isSameText, keyedHash } from '../auth/tokenHash.ts';
import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { ReceivedFile } from './ReceivedFile.ts';
import { createUploadRows, type NewUpload, type Upload } from './createUploadRows.ts';

/** How long a signed address answers. */
export const signatureLifetimeMs = 5 * 60_000;

/** How long an image may wait for the record that names it. */
export const keptUnnamedMs = 24 * 3_600_000;

export interface UploadStore {
  /** A place for a file that is not whole yet. What a crash leaves of it is swept at the next start. */
  newPart(): ReceivedFile;
  /** Takes over a file that is whole: first its name, then its row. @returns The id. */
  adopt(part: ReceivedFile, upload: NewUpload & { byteCount: number }): string;
  /** Writes an image of our own. @returns The id; a new one when none is given. */
  add(upload: NewUpload & { id?: string; bytes: Uint8Array }): string;
  find(id: string): Upload | null;
  /** Opens a file; null when it is gone. The caller closes it. */
  open(id: string): Promise<ReadStream | null>;
  /** Deletes a file with its row. */
  remove(id: string): void;
  /** Bytes of what no record names yet. */
  unnamedBytes(): number;
  /** Deletes what no record has named for a day. */
  sweep(): void;
  /** Deletes what a crash has left: parts, and files without a row. Only when nothing is being uploaded. */
  sweepFolder(): void;
  /** The address of a file for whom it was just shown to; it answers for five minutes. */
  signedAddress(id: string): string;
  isSignatureGood(id: string, expires: string, signature: string): boolean;
  /** Deletes every file. */
  clear(): void;
  /** Writes the file of a row that is there already. */
  putBack(id: string, bytes: Uint8Array): void;
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

async function openFile(path: string): Promise<ReadStream | null> {
  const stream = createReadStream(path);
  try {
    await once(stream, 'open');
    return stream;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes the store of uploaded images. Files have names of our own: what the client called them is lost. */
export function createUploadStore(options: UploadStoreOptions): UploadStore {
  const { database, clock, random, serverKey, folder } = options;
  const rows = createUploadRows(database, clock);
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  function sign(id: string, expires: string): string {
    return keyedHash(serverKey(), `file:${id}:${expires}`);
  }

  /** Writes the row of a file. The file goes when it cannot be written: nothing would ever name it. */
  function insert(id: string, upload: NewUpload & { byteCount: number }): string {
    try {
      return rows.insert(id, upload);
    } catch (error) {
      rmSync(join(folder, id), { force: true });
      throw error;
    }
  }

  function write(id: string, bytes: Uint8Array): void {
    const path = join(folder, id);
    writeFileSync(`${path}.part`, bytes, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  }

  function remove(id: string): void {
    rows.remove(id);
    rmSync(join(folder, id), { force: true });
  }

  return {
    newPart: () => new ReceivedFile(join(folder, `${random.uuid()}.part`), 0),
    adopt(part, upload) {
      const id = random.uuid();
      renameSync(part.path, join(folder, id));
      return insert(id, upload);
    },
    putBack: write,
    add({ id = random.uuid(), bytes, ...upload }) {
      write(id, bytes);
      return insert(id, { ...upload, byteCount: bytes.byteLength });
    },
    remove,
    unnamedBytes: rows.unnamedBytes,
    sweep() {
      for (const id of rows.unnamed(keptUnnamedMs)) remove(id);
    },
    sweepFolder() {
      const known = rows.ids();
      for (const name of readdirSync(folder)) {
        if (!known.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
      }
    },
    find: rows.find,
    open: (id) => openFile(join(folder, id)),
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
