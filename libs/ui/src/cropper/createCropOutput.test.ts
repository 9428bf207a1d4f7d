import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCropOutput } from './createCropOutput.ts';
import type { CropView } from './openPicture.ts';

const file = new Blob(['picture']);

function view(x: number): CropView {
  return { area: { x, y: 0, width: 300, height: 300 }, turn: 0 };
}

function setUp(open?: () => Promise<never>) {
  const close = vi.fn();
  const cropped: CropView[] = [];
  const finish: Array<() => void> = [];
  const opened = vi.fn();
  const onCrop = vi.fn<(crop: File) => void>();
  const onFail = vi.fn();
  const onDue = vi.fn();
  const output = createCropOutput({
    file,
    fileName: 'avatar.jpg',
    onCrop,
    onDue,
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
  return { output, cropped, finish, close, opened, onCrop, onDue, onFail };
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
    output.request(view(1));
    await vi.advanceTimersByTimeAsync(499);
    output.request(view(2));
    await vi.advanceTimersByTimeAsync(499);
    expect(cropped).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(cropped).toEqual([view(2)]);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);

    const [crop] = onCrop.mock.calls[0] ?? [];
    expect(crop).toMatchObject({ name: 'avatar.jpg', type: 'image/jpeg' });
  });

  it('decodes the picture once [I2-4-OUTPUT]', async () => {
    const { output, opened } = setUp();
    for (const x of [1, 2, 3]) {
      output.request(view(x));
      await vi.advanceTimersByTimeAsync(500);
    }

    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('hands on the newest only', async () => {
    const { output, finish, onCrop } = setUp();
    output.request(view(1));
    await vi.advanceTimersByTimeAsync(500);
    output.request(view(2));
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);

    expect(onCrop).not.toHaveBeenCalled();
  });

  it('tells at once that another crop is due, for whoever would send the last one [I3A-USE-1]', async () => {
    const { output, finish, onCrop, onDue } = setUp();
    output.request(view(1));
    expect(onDue).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    output.request(view(2));

    expect(onDue).toHaveBeenCalledTimes(2);
    expect(onCrop).toHaveBeenCalledTimes(1);
  });

  it('tells that a picture is broken [I2-4-ERRORS]', async () => {
    const { output, onCrop, onFail } = setUp(() => Promise.reject(new DOMException('', 'InvalidStateError')));
    output.request(view(1));
    await vi.advanceTimersByTimeAsync(500);

    expect(onFail).toHaveBeenCalledTimes(1);
    expect(onCrop).not.toHaveBeenCalled();
    output.dispose();
  });

  it('leaves nothing behind', async () => {
    const { output, finish, close, onCrop, cropped } = setUp();
    output.request(view(1));
    await vi.advanceTimersByTimeAsync(500);
    output.request(view(2));
    output.dispose();
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(500);

    expect(close).toHaveBeenCalledTimes(1);
    expect(cropped).toHaveLength(1);
    expect(onCrop).not.toHaveBeenCalled();
  });
});
