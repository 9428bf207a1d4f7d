import { describe, expect, it, vi } from 'vitest';
import type { JpegForm, Photo } from './decodePhoto.ts';
import { shrinkImage } from './shrinkImage.ts';
import { fileOf, jpegHeader, pngHeader, pngOfBytes } from './testing.ts';

const kilobyte = 1000;
const megabyte = 1_000_000;

function jpegOfBytes(bytes: number, width = 3000, height = 2000): File {
  const header = jpegHeader(width, height);
  return fileOf([header, new Uint8Array(bytes - header.length)], 'IMG_0042.jpeg', 'image/jpeg');
}

/** A decoder whose pictures come out at so many bytes for a form. */
function decoderOf(bytesOf: (form: JpegForm) => number) {
  const forms: string[] = [];
  const close = vi.fn();
  const decode = vi.fn<(file: Blob) => Promise<Photo>>(() =>
    Promise.resolve({
      close,
      encode: (form) => {
        forms.push(`${form.longestSide} at ${form.quality}`);
        return Promise.resolve(new Blob([new Uint8Array(bytesOf(form))], { type: 'image/jpeg' }));
      },
    }),
  );
  return { decode, close, forms };
}

describe('shrinkImage', () => {
  it.each([
    ['exactly 400 kB', jpegOfBytes(400 * kilobyte, 1600, 1200)],
    ['1,600 px', fileOf([pngHeader(1600, 1600)], 'a.png', 'image/png')],
    ['a file without a header', fileOf(['<html>'], 'a.png', 'image/png')],
  ])('leaves %s alone [I3A-USE-15]', async (_name, file) => {
    const { decode } = decoderOf(() => 1);

    expect(await shrinkImage(file, { decode })).toBe(file);
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['more than 400 kB', jpegOfBytes(400 * kilobyte + 1, 1600, 1200)],
    ['a side of 1,601 px', jpegOfBytes(350 * kilobyte, 1601, 100)],
  ])('makes %s a smaller JPEG [I3A-USE-15] [I4B-D4]', async (_name, file) => {
    const { decode, close, forms } = decoderOf(() => 300 * kilobyte);
    const shrunk = await shrinkImage(file, { decode });

    expect([shrunk.name, shrunk.type, shrunk.size]).toEqual(['IMG_0042.jpg', 'image/jpeg', 300 * kilobyte]);
    expect(forms).toEqual(['1600 at 0.85']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('goes on until it is at most 400 kB, first by quality, then by size [I4B-D4]', async () => {
    const { decode, forms } = decoderOf(({ longestSide, quality }) => longestSide * quality * 400);

    expect((await shrinkImage(pngOfBytes(19 * megabyte), { decode })).size).toBe(358_400);
    expect(forms).toEqual(['1600 at 0.85', '1600 at 0.7', '1280 at 0.7']);
  });

  it('is the smallest that it can be where nothing reaches 400 kB', async () => {
    const { decode, forms } = decoderOf(({ longestSide }) => longestSide * kilobyte);

    expect((await shrinkImage(jpegOfBytes(6 * megabyte), { decode })).size).toBe(1_024_000);
    expect(forms).toHaveLength(4);
  });

  it('is never larger than the file was', async () => {
    const file = jpegOfBytes(megabyte, 16_384, 20);
    const { decode, close } = decoderOf(() => 2 * megabyte);

    expect(await shrinkImage(file, { decode })).toBe(file);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leaves a broken picture to the server', async () => {
    const file = jpegOfBytes(5 * megabyte);
    const decode = () => Promise.reject(new DOMException('', 'InvalidStateError'));

    expect(await shrinkImage(file, { decode })).toBe(file);
  });

  it('holds one decoded picture at a time', async () => {
    let open = 0;
    let most = 0;
    const decode = () => {
      open += 1;
      most = Math.max(most, open);
      return Promise.resolve({
        close: () => void (open -= 1),
        encode: () => Promise.resolve(new Blob(['jpeg'], { type: 'image/jpeg' })),
      });
    };
    await Promise.all([1, 2, 3].map(() => shrinkImage(jpegOfBytes(5 * megabyte), { decode })));

    expect(most).toBe(1);
    expect(open).toBe(0);
  });

  it('ends when it is aborted, and the next one goes on', async () => {
    const leaving = new AbortController();
    const { decode, close } = decoderOf(({ longestSide }) => {
      if (longestSide === 1280) leaving.abort();
      return 5 * megabyte;
    });
    const given = shrinkImage(jpegOfBytes(6 * megabyte), { decode, signal: leaving.signal });

    await expect(given).rejects.toHaveProperty('name', 'AbortError');
    expect(close).toHaveBeenCalledTimes(1);
    const next = decoderOf(() => 1);
    expect((await shrinkImage(jpegOfBytes(5 * megabyte), next)).size).toBe(1);
  });
});
