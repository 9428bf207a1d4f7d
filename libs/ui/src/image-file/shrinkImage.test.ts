import { describe, expect, it, vi } from 'vitest';
import type { Photo } from './decodePhoto.ts';
import { shrinkImage } from './shrinkImage.ts';
import { fileOf, jpegHeader, pngHeader, pngOfBytes } from './testing.ts';

const megabyte = 1_048_576;

function jpegOfBytes(bytes: number, width = 3000, height = 2000): File {
  const header = jpegHeader(width, height);
  return fileOf([header, new Uint8Array(bytes - header.length)], 'IMG_0042.jpeg', 'image/jpeg');
}

/** A decoder whose pictures come out at so many bytes for a longest side. */
function decoderOf(bytesOf: (longestSide: number) => number) {
  const sides: number[] = [];
  const close = vi.fn();
  const decode = vi.fn<(file: Blob) => Promise<Photo>>(() =>
    Promise.resolve({
      close,
      encode: (side) => {
        sides.push(side);
        return Promise.resolve(new Blob([new Uint8Array(bytesOf(side))], { type: 'image/jpeg' }));
      },
    }),
  );
  return { decode, close, sides };
}

describe('shrinkImage', () => {
  it.each([
    ['exactly 4 MB', jpegOfBytes(4 * megabyte)],
    ['4,096 px', fileOf([pngHeader(4096, 4096)], 'a.png', 'image/png')],
    ['a file without a header', fileOf(['<html>'], 'a.png', 'image/png')],
  ])('leaves %s alone [I3A-USE-15]', async (_name, file) => {
    const { decode } = decoderOf(() => 1);

    expect(await shrinkImage(file, { decode })).toBe(file);
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['more than 4 MB', jpegOfBytes(4 * megabyte + 1)],
    ['a side of 4,097 px', jpegOfBytes(2 * megabyte, 4097, 100)],
  ])('makes %s a smaller JPEG [I3A-USE-15]', async (_name, file) => {
    const { decode, close, sides } = decoderOf(() => megabyte);
    const shrunk = await shrinkImage(file, { decode });

    expect([shrunk.name, shrunk.type, shrunk.size]).toEqual(['IMG_0042.jpg', 'image/jpeg', megabyte]);
    expect(sides).toEqual([4096]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('goes on until it is under 4 MB', async () => {
    const { decode, sides } = decoderOf((side) => (side > 2048 ? 5 : 3) * megabyte);

    expect((await shrinkImage(pngOfBytes(19 * megabyte), { decode })).size).toBe(3 * megabyte);
    expect(sides).toEqual([4096, 3072, 2048]);
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
    const { decode, close } = decoderOf((side) => {
      if (side === 3072) leaving.abort();
      return 5 * megabyte;
    });
    const given = shrinkImage(jpegOfBytes(6 * megabyte), { decode, signal: leaving.signal });

    await expect(given).rejects.toHaveProperty('name', 'AbortError');
    expect(close).toHaveBeenCalledTimes(1);
    const next = decoderOf(() => 1);
    expect((await shrinkImage(jpegOfBytes(5 * megabyte), next)).size).toBe(1);
  });
});
