import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, signIn, type Reply } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { holdUpload, type HeldUpload } from './support/heldUpload.ts';
import { images } from './support/images.ts';
import { listen } from './support/listening.ts';
import { openFilesIn, showsOpenFiles } from './support/openFiles.ts';
import type { TestSandbox } from './support/testSandbox.ts';

/** As often as the progress of an upload is looked at, and what it has to bring until then. */
const progressMs = 10_000;
const progressBytes = 16_384;
const megabyte = new Uint8Array(1_048_576);

let test: TestSandbox;
let address: string;
let token: string;
let folder: string;

eachSandbox(async (made) => {
  test = made;
  folder = join(test.dataFolder, 'uploads');
  address = await listen(test.sandbox);
  ({ access_token: token } = await signIn(test.sandbox, '9876543211'));
});

function upload(bytes: Uint8Array, who = token): Promise<Reply> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'x'));
  return call(test.sandbox, 'POST /client/app/v1/image', { token: who, body });
}

function parts(): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.part'));
}

/** Waits until the one upload under way has this many bytes on the disk. */
function written(byteCount: number): Promise<void> {
  return vi.waitFor(() => {
    const sizes = parts().map((name) => statSync(join(folder, name)).size);
    expect(sizes).toEqual([expect.any(Number)]);
    expect(sizes[0]).toBeGreaterThanOrEqual(byteCount);
  });
}

describe.skipIf(!showsOpenFiles)('what an upload has open', () => {
  it('is closed when its client goes away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const held = holdUpload({ address, token });
      held.write(megabyte);
      await written(progressBytes);
      held.abort();
      await vi.waitFor(() => expect(parts()).toEqual([]));
    }

    await vi.waitFor(() => expect(openFilesIn(folder)).toEqual([]));
  });

  it('is closed when it is too large', async () => {
    const held = holdUpload({ address, token });
    for (let count = 0; count < 21; count += 1) held.write(megabyte);
    expect((await held.answered).status).toBe(413);

    expect(openFilesIn(folder)).toEqual([]);
  });

  it('is closed when its form breaks off', async () => {
    const reply = await call(test.sandbox, 'POST /client/app/v1/image', {
      token,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(progressBytes)}`,
    });

    expect(reply.status).toBe(400);
    expect([openFilesIn(folder), parts()]).toEqual([[], []]);
  });
});

it('a file that is too large from its first piece on leaves nothing behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    expect((await upload(new Uint8Array(20_971_520))).status).toBe(413);
  }

  expect(parts()).toEqual([]);
});

describe('an upload that does not come on', () => {
  async function holdAllPlaces(): Promise<HeldUpload[]> {
    const held: HeldUpload[] = [];
    for (const mobile of ['9876543210', '9876543211', '9876543212', '9876543213']) {
      const { access_token: own } = await signIn(test.sandbox, mobile);
      held.push(holdUpload({ address, token: own }), holdUpload({ address, token: own }));
    }
    await vi.waitFor(() => expect(parts()).toHaveLength(8));
    return held;
  }

  it('loses its place after ten seconds, and is told so', async () => {
    const held = await holdAllPlaces();
    for (const one of held) one.write('a');
    test.timers.run(progressMs);
    const answers = await Promise.all(held.map((one) => one.answered));
    const { access_token: other } = await signIn(test.sandbox, '9876543214');

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['408 {"data":null,"message":"The request took too long."}']),
    );
    expect((await upload(await images.png(), other)).status).toBe(200);
  });

  it('makes room after a minute when all places are taken by slow ones, the slowest first [I4C-1-UPLOADS]', async () => {
    const held = await holdAllPlaces();
    const { access_token: other } = await signIn(test.sandbox, '9876543214');
    const picture = await images.png();
    for (let round = 1; round <= 6; round += 1) {
      expect((await upload(picture, other)).status).toBe(503);
      const pieces = held.map((_, index) => new Uint8Array(progressBytes * (index === 5 ? 1 : 2)));
      held.forEach((one, index) => one.write(pieces[index] ?? ''));
      await vi.waitFor(() => {
        const sizes = parts().map((name) => statSync(join(folder, name)).size);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(round * progressBytes);
        expect(sizes.filter((size) => size >= 2 * round * progressBytes)).toHaveLength(7);
      });
      test.timers.run(progressMs);
    }

    expect((await upload(picture, other)).status).toBe(200);
    expect(await held[5]?.answered).toMatchObject({ status: 408 });
    // The others go on.
    await vi.waitFor(() => expect(parts()).toHaveLength(7));
    expect((await upload(picture, other)).status).toBe(200);
    expect(parts()).toHaveLength(7);
  });

  it('is another one than one that is slow', async () => {
    const [jpeg, filler] = [await images.jpeg(), new Uint8Array(progressBytes)];
    const held = holdUpload({ address, token, begin: jpeg });
    for (let round = 1; round <= 3; round += 1) {
      held.write(filler);
      await written(jpeg.byteLength + round * filler.byteLength);
      test.timers.run(progressMs);
    }
    held.end();

    expect((await held.answered).status).toBe(200);
  });

  it('is looked at no more once it is whole', async () => {
    expect((await upload(await images.jpeg())).status).toBe(200);
    test.timers.run(progressMs, 2);
    const held = holdUpload({ address, token, begin: await images.jpeg() });
    held.end();

    expect((await held.answered).status).toBe(200);
  });
});

describe('a file over the limit', () => {
  const limit = 20_971_520;

  it.each([0, 1, 60_000, 70_000])('by %i bytes is answered and leaves its place [I4B-F1]', async (excess) => {
    // One more of its client's two places would be missing after each of these.
    for (let round = 0; round < 3; round += 1) {
      const held = holdUpload({ address, token });
      held.write(new Uint8Array(limit + excess));
      held.end();
      expect((await held.answered).status).toBe(413);
    }

    expect((await upload(await images.png())).status).toBe(200);
    expect(parts()).toEqual([]);
  });

  it('leaves its place when its client goes away at the limit [I4B-F1]', async () => {
    for (let round = 0; round < 3; round += 1) {
      const held = holdUpload({ address, token });
      held.write(megabyte);
      await written(progressBytes);
      held.write(new Uint8Array(limit));
      held.abort();
      await vi.waitFor(() => expect(parts()).toEqual([]));
    }

    await vi.waitFor(async () => expect((await upload(await images.png())).status).toBe(200));
  });
});

it('an image whose row cannot be written leaves no file behind', async () => {
  const database = new DatabaseSync(join(test.dataFolder, 'wealth.db'));
  onTestFinished(() => database.close());
  database.exec(`CREATE TRIGGER refuse BEFORE INSERT ON upload BEGIN SELECT RAISE(ABORT, 'refused'); END`);
  const before = readdirSync(folder);
  const reply = await upload(await images.jpeg());
  database.exec('DROP TRIGGER refuse');

  expect(reply.status).toBe(500);
  expect(test.errors.splice(0)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(before);
});
