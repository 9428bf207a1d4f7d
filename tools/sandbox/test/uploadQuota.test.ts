import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { call, signIn, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { images } from './support/images.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const dayMs = 24 * 3_600_000;
const countSchema = z.object({ count: z.number() });

let test: TestSandbox;
let token: string;

eachSandbox(async (made) => {
  test = made;
  token = await tokenOf('9876543211');
});

async function tokenOf(mobile: string): Promise<string> {
  return (await signIn(test.sandbox, mobile)).access_token;
}

function upload(bytes: Uint8Array, who = token, kind: 'image' | 'avatar' = 'image'): Promise<Reply> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'x'));
  return call(test.sandbox, `POST /client/app/v1/${kind}`, { token: who, body });
}

function openDatabase(): DatabaseSync {
  const database = new DatabaseSync(join(test.dataFolder, 'wealth.db'));
  onTestFinished(() => database.close());
  return database;
}

/** How many megabytes count against the quota of all clients. */
function countedMegabytes(): number {
  const row = openDatabase()
    .prepare(`SELECT count(*) AS count FROM attempt WHERE kind = 'upload-megabyte'`)
    .get();
  return z.parse(countSchema, row).count;
}

describe('the bytes of one client', () => {
  it('are 300 MB a day, whatever became of them, and then 429', async () => {
    const noImage = new Uint8Array(20_971_519);
    for (let count = 0; count < 15; count += 1) expect((await upload(noImage)).status).toBe(415);
    const refused = await upload(await images.png());

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    expect((await upload(await images.png(), await tokenOf('9876543214'))).status).toBe(200);
    test.advance(dayMs);
    expect((await upload(await images.png(), await tokenOf('9876543211'))).status).toBe(200);
  });

  it('count each megabyte that was begun', async () => {
    await upload(new Uint8Array(2_000_000));

    expect(countedMegabytes()).toBe(2);
  });

  it('count as stored where writing the image anew made it larger', async () => {
    const side = 3_000;
    const noise = Buffer.alloc(side * side);
    for (let index = 0, seed = 1; index < noise.length; index += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      noise[index] = seed >> 23;
    }
    const grey = sharp(noise, { raw: { width: side, height: side, channels: 1 } });
    const small = await grey.jpeg({ quality: 10 }).toBuffer();
    await upload(small);
    const { byte_count: stored } =
      openDatabase()
        .prepare('SELECT byte_count FROM upload ORDER BY created_at DESC, byte_count DESC')
        .get() ?? {};

    expect(Number(stored)).toBeGreaterThan(2 * small.byteLength);
    expect(countedMegabytes() * 1_048_576).toBeGreaterThanOrEqual(Number(stored));
  });
});

describe('all that no record names yet', () => {
  /** A row of a file that is not there: four gigabytes would be many uploads. */
  function addRow(id: string, byteCount: number): void {
    const columns = 'id, client_id, kind, media_type, byte_count, created_at';
    openDatabase()
      .prepare(
        `INSERT INTO upload (${columns}) SELECT ?, id, 'avatar', 'image/png', ?, ? FROM client LIMIT 1`,
      )
      .run(id, byteCount, test.now());
  }

  it('is 4 GB, and then 503 until it is swept', async () => {
    addRow('large', 4_000_000_000);
    const refused = await upload(await images.png());

    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    test.advance(dayMs);
    test.timers.run(3_600_000);
    expect((await upload(await images.png(), await tokenOf('9876543211'))).status).toBe(200);
  });

  it('has room up to there', async () => {
    addRow('large', 3_999_999_999);

    expect((await upload(await images.png())).status).toBe(200);
  });

  it('leaves out what an avatar or an identity check names', async () => {
    addRow('large', 4_000_000_000);
    openDatabase().exec(`UPDATE client SET avatar_upload_id = 'large' WHERE mobile = '9876543214'`);

    expect((await upload(await images.png())).status).toBe(200);
  });
});
