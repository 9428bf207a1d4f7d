import { describe, expect, it, vi } from 'vitest';
import { fileOf, pngHeader } from '../image-file/testing.ts';
import { createImageUploads, type UploadedImage } from './createImageUploads.ts';
import type { UploadOptions } from './sendImage.ts';
import { createUploadLine, type UploadLine } from './uploadLine.ts';

function png(name: string): File {
  return fileOf([pngHeader(640, 400)], name, 'image/png');
}

const text = fileOf(['hello'], 'notes.txt', 'text/plain');
const fakePng = fileOf(['<svg/>'], 'id.png', 'image/png');

interface Transfer {
  file: File;
  options: UploadOptions;
  answer: (answer: { url?: string }) => void;
  fail: (error: unknown) => void;
}

interface Setup {
  limit?: number;
  line?: UploadLine;
  initial?: UploadedImage[];
}

const asItIs = (file: File) => Promise.resolve(file);

/** Uploads that go on when the test says so. */
function setUp({ limit = 10, initial, line = createUploadLine() }: Setup = {}) {
  const transfers: Transfer[] = [];
  const onChange = vi.fn<(images: UploadedImage[]) => void>();
  const open = new Set<string>();
  const uploads = createImageUploads({
    limit,
    initial,
    line,
    shrink: asItIs,
    previews: {
      create(file) {
        open.add(`blob:${file.name}`);
        return `blob:${file.name}`;
      },
      revoke: (url) => open.delete(url),
    },
  });
  uploads.serve({
    onChange,
    upload: (file, options) =>
      new Promise((answer, fail) => {
        transfers.push({ file, options, answer, fail });
      }),
  });
  const items = () => uploads.getSnapshot().items;
  return {
    uploads,
    transfers,
    onChange,
    open,
    items,
    shape: () => items().map(({ name, status }) => `${name} ${status}`),
  };
}

/** Everything that waits for nothing but promises has happened. */
async function settled() {
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
}

describe('createImageUploads', () => {
  it('sends what was chosen and hands on the addresses [I2-3-UPLOAD]', async () => {
    const { uploads, transfers, onChange, items } = setUp();
    await uploads.add([png('a.png')]);
    await settled();
    transfers[0]?.options.onProgress(0.4);
    expect(items()[0]).toMatchObject({ status: 'uploading', progress: 0.4, previewUrl: 'blob:a.png' });
    transfers[0]?.answer({ url: '/files/1' });
    await settled();

    expect(items()[0]).toMatchObject({ status: 'done', progress: 1, url: '/files/1' });
    expect(onChange).toHaveBeenCalledWith([{ url: '/files/1', name: 'a.png', sizeBytes: 33 }]);
  });

  it('takes images only, and says each reason once [S5-UPLOAD-TYPE]', async () => {
    const { uploads, shape, open } = setUp();
    await uploads.add([text, png('a.png'), fakePng]);

    expect(uploads.getSnapshot().problems).toEqual(['notAnImage']);
    expect(shape()).toEqual(['a.png uploading']);
    expect([...open]).toEqual(['blob:a.png']);
    await uploads.add([png('b.png')]);
    expect(uploads.getSnapshot().problems).toEqual([]);
  });

  it('cuts off what is over the limit, counting those that were there before [S5-UPLOAD-MAX]', async () => {
    const initial = [{ url: '/files/0', name: 'earlier.png' }];
    const { uploads, shape } = setUp({ limit: 3, initial });
    await uploads.add([png('a.png'), text, png('b.png'), png('c.png')]);

    expect(shape()).toEqual(['earlier.png done', 'a.png uploading', 'b.png waiting']);
    await uploads.add([png('d.png')]);
    expect(shape()).toHaveLength(3);
  });

  it('counts again when two choices are checked at the same time', async () => {
    const { uploads, shape } = setUp({ limit: 1 });
    await Promise.all([uploads.add([png('a.png')]), uploads.add([png('b.png')])]);

    expect(shape()).toHaveLength(1);
  });

  it('sends one after the other, whichever field they belong to [I4B-D4]', async () => {
    const line = createUploadLine();
    const front = setUp({ line });
    const back = setUp({ line });
    await front.uploads.add([png('a'), png('b')]);
    await back.uploads.add([png('c')]);
    await settled();
    expect([...front.shape(), ...back.shape()]).toEqual(['a uploading', 'b waiting', 'c waiting']);
    front.transfers[0]?.fail(new Error('no line'));
    await settled();
    expect([...front.shape(), ...back.shape()]).toEqual(['a failed', 'b uploading', 'c waiting']);
    front.uploads.retry(front.items()[0]?.id ?? '');
    front.uploads.remove(front.items()[1]?.id ?? '');
    await settled();

    expect([...front.shape(), ...back.shape()]).toEqual(['a waiting', 'c uploading']);
    back.transfers[0]?.answer({ url: '/files/1' });
    await settled();
    expect([...front.shape(), ...back.shape()]).toEqual(['a uploading', 'c done']);
  });

  it('gives its turn up when its page is left while it waits', async () => {
    const line = createUploadLine();
    const left = setUp({ line });
    const other = setUp({ line });
    await left.uploads.add([png('a'), png('b')]);
    await other.uploads.add([png('c')]);
    await settled();
    left.uploads.dispose();
    await settled();

    expect(left.transfers).toHaveLength(1);
    expect(other.shape()).toEqual(['c uploading']);
  });

  it('tells a missing address from a failed transfer', async () => {
    const { uploads, transfers, items, onChange } = setUp();
    const error = new Error('no line');
    await uploads.add([png('a.png'), png('b.png')]);
    await settled();
    transfers[0]?.answer({});
    await settled();
    transfers[1]?.fail(error);
    await settled();

    expect(items().map(({ failure }) => failure)).toEqual([{ kind: 'noAddress' }, { kind: 'failed', error }]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('fails like any other when the upload throws at once', async () => {
    const uploads = createImageUploads({
      limit: 1,
      shrink: asItIs,
      previews: { create: () => 'blob:a', revoke: () => undefined },
    });
    uploads.serve({
      onChange: () => undefined,
      upload: () => {
        throw new Error('not signed in');
      },
    });
    await uploads.add([png('a.png')]);
    await settled();

    expect(uploads.getSnapshot().items[0]?.status).toBe('failed');
  });

  it('sends what the photo was made into, and ends that too when the image is removed [I3A-USE-15]', async () => {
    const sent: string[] = [];
    const signals: AbortSignal[] = [];
    const uploads = createImageUploads({
      limit: 2,
      previews: { create: () => 'blob:a', revoke: () => undefined },
      shrink: (file, { signal }) => {
        signals.push(signal);
        const small = new File(['small'], `small ${file.name}`);
        return file.name === 'a.png' ? Promise.resolve(small) : new Promise(() => {});
      },
    });
    uploads.serve({
      onChange: () => undefined,
      upload: ({ name }) => {
        sent.push(name);
        return Promise.resolve({ url: '/files/1' });
      },
    });
    await uploads.add([png('a.png'), png('b.png')]);
    await settled();
    uploads.remove('chosen-2');
    await settled();

    expect(sent).toEqual(['small a.png']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  });

  it('tries again', async () => {
    const { uploads, transfers, items, onChange } = setUp();
    await uploads.add([png('a.png')]);
    await settled();
    transfers[0]?.fail(new Error('no line'));
    await settled();
    uploads.retry(items()[0]?.id ?? '');
    await settled();
    expect(items()[0]).toMatchObject({ status: 'uploading', progress: 0, failure: undefined });
    transfers[1]?.answer({ url: '/files/1' });
    await settled();

    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('ends the transfer of an image that is removed, and lets its preview go', async () => {
    const { uploads, transfers, items, open, onChange } = setUp();
    await uploads.add([png('a.png')]);
    await settled();
    uploads.remove(items()[0]?.id ?? '');
    expect(transfers[0]?.options.signal.aborted).toBe(true);
    expect(open.size).toBe(0);
    transfers[0]?.answer({ url: '/files/late' });
    transfers[0]?.options.onProgress(1);
    await settled();

    expect(items()).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports the rest when one that had arrived is removed', () => {
    const initial = ['1', '2'].map((id) => ({ url: `/files/${id}`, name: `${id}.png` }));
    const { uploads, items, onChange } = setUp({ initial });
    uploads.remove(items()[0]?.id ?? '');

    expect(onChange).toHaveBeenCalledWith([{ url: '/files/2', name: '2.png', sizeBytes: undefined }]);
  });

  it('leaves nothing behind', async () => {
    const { uploads, transfers, open } = setUp();
    await uploads.add([png('a.png'), png('b.png')]);
    await settled();
    uploads.dispose();

    expect(transfers.every(({ options }) => options.signal.aborted)).toBe(true);
    expect(open.size).toBe(0);
  });

  it('neither shows nor sends what was still being checked when its page was left', async () => {
    const { uploads, transfers, open } = setUp();
    const adding = uploads.add([png('a.png')]);
    uploads.dispose();
    await adding;
    await settled();

    expect(open.size).toBe(0);
    expect(transfers).toHaveLength(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])(
    'takes no progress from a share of %d',
    async (share) => {
      const { uploads, transfers, items } = setUp();
      await uploads.add([png('a.png')]);
      await settled();
      transfers[0]?.options.onProgress(share);

      expect(items()[0]?.progress).toBe(0);
    },
  );
});
