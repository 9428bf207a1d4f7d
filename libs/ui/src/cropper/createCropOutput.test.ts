import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCropOutput } from './createCropOutput.ts';
import type { CropArea } from './openPicture.ts';

const file = new Blob(['picture']);

function area(x: number): CropArea {
  return { x, y: 0, width: 300, height: 300 };
}

function setUp(open?: () => Promise<never>) {
  const close = vi.fn();
  const cropped: CropArea[] = [];
  const finish: Array<() => void> = [];
  const opened = vi.fn();
  const onCrop = vi.fn<(crop: File) => void>();
  const onFail = vi.fn();
  const output = createCropOutput({
    file,
    fileName: 'avatar.jpg',
    onCrop,
    onFail,
    open:
      open ??
      ((blob) => {
        opened(blob);
        return Promise.resolve({
          close,
          crop: (wanted) => {
            cropped.push(wanted);
            return new Promise((done) => {
              finish.push(() => done(new Blob(['jpeg'], { type: 'image/jpeg' })));
            });
          },
        });
      }),
  });
  return { output, cropped, finish, close, opened, onCrop, onFail };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createCropOutput', () => {
  it('crops once the picture has stood still for 500 ms [S9-CROP-PREVIEW]', async () => {
    const { output, cropped, finish, onCrop } = setUp();
    output.request(area(1));
    await vi.advanceTimersByTimeAsync(499);
    output.request(area(2));
    await vi.advanceTimersByTimeAsync(499);
    expect(cropped).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(cropped).toEqual([area(2)]);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);

    const [crop] = onCrop.mock.calls[0] ?? [];
    expect(crop).toMatchObject({ name: 'avatar.jpg', type: 'image/jpeg' });
  });

  it('decodes the picture once', async () => {
    const { output, opened } = setUp();
    for (const x of [1, 2, 3]) {
      output.request(area(x));
      await vi.advanceTimersByTimeAsync(500);
    }

    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('hands on the newest only', async () => {
    const { output, finish, onCrop } = setUp();
    output.request(area(1));
    await vi.advanceTimersByTimeAsync(500);
    output.request(area(2));
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);

    expect(onCrop).not.toHaveBeenCalled();
  });

  it('tells that a picture is broken', async () => {
    const { output, onCrop, onFail } = setUp(() => Promise.reject(new DOMException('', 'InvalidStateError')));
    output.request(area(1));
    await vi.advanceTimersByTimeAsync(500);

    expect(onFail).toHaveBeenCalledTimes(1);
    expect(onCrop).not.toHaveBeenCalled();
    output.dispose();
  });

  it('leaves nothing behind', async () => {
    const { output, finish, close, onCrop, cropped } = setUp();
    output.request(area(1));
    await vi.advanceTimersByTimeAsync(500);
    output.request(area(2));
    output.dispose();
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(500);

    expect(close).toHaveBeenCalledTimes(1);
    expect(cropped).toHaveLength(1);
    expect(onCrop).not.toHaveBeenCalled();
  });
});
