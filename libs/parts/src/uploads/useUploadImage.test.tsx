import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { ApiError, configureHttp, type Transport } from '@wealth/api-sdk';
import { createQueries } from '@wealth/queries';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUploadImage } from './useUploadImage.ts';

type Sent = Parameters<Transport>[0];

afterEach(() => configureHttp({}));

function fileOf(request: Sent): string {
  const file = request.body instanceof FormData && request.body.get('file');
  if (!(file instanceof File)) throw new Error('No file was sent.');
  return file.name;
}

/** The hook of one field, over a line on which every file stays under way until the test answers it. */
function openField() {
  const report = vi.fn(async () => {});
  const { client } = createQueries({ report, log: () => {}, serverNow: Date.now, readProfile: () => null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const underWay = new Map<string, { request: Sent; answer: (status: number, data: unknown) => void }>();
  configureHttp({
    upload: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new ApiError('aborted', request.label)));
        underWay.set(fileOf(request), {
          request,
          answer: (status, data) =>
            resolve({
              status,
              retryAfter: null,
              text: JSON.stringify({ data, message: 'Said by the server.' }),
            }),
        });
      }),
  });
  const { result } = renderHook(useUploadImage, { wrapper });
  function send(name: string) {
    const cancel = new AbortController();
    const onProgress = vi.fn();
    const outcome = result
      .current(new File(['x'], name), { signal: cancel.signal, onProgress })
      .catch((error: unknown) => error);
    return { outcome, onProgress, cancel: () => cancel.abort() };
  }
  async function sent(name: string) {
    return vi.waitFor(() => {
      const transfer = underWay.get(name);
      if (!transfer) throw new Error(`${name} is not on its way yet.`);
      return transfer;
    });
  }
  return { send, sent, report };
}

describe('images that are sent by one field', () => {
  it('run at once, each with its own progress and its own cancel [I4C-1-UPLOADS]', async () => {
    const { send, sent } = openField();
    const [front, back, bill] = [send('front.png'), send('back.png'), send('bill.png')];
    const lines = await Promise.all(['front.png', 'back.png', 'bill.png'].map(sent));
    lines.forEach(({ request }, index) =>
      request.onUploadProgress?.({ sentBytes: index + 1, totalBytes: 10 }),
    );
    back.cancel();

    expect([front, back, bill].map(({ onProgress }) => onProgress.mock.calls)).toEqual([
      [[0.1]],
      [[0.2]],
      [[0.3]],
    ]);
    expect(await back.outcome).toMatchObject({ kind: 'aborted' });
    expect(lines.map(({ request }) => request.signal.aborted)).toEqual([false, true, false]);
    lines[0]?.answer(200, { url: '/files/front' });
    lines[2]?.answer(200, { url: '/files/bill' });
    expect(await front.outcome).toEqual({ url: '/files/front' });
    expect(await bill.outcome).toEqual({ url: '/files/bill' });
  });

  it('tell the reporter of the app what failed, which the image itself shows', async () => {
    const { send, sent, report } = openField();
    const { outcome } = send('front.png');
    (await sent('front.png')).answer(413, null);

    expect(await outcome).toMatchObject({ status: 413 });
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ status: 413 }), {
      claims: expect.any(Function),
    });
  });

  it('have no address where the answer brought none', async () => {
    const { send, sent } = openField();
    const { outcome } = send('front.png');
    (await sent('front.png')).answer(200, null);

    expect(await outcome).toEqual({});
  });
});
