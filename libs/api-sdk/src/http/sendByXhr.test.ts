import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manualSchedule } from '../../test/manualSchedule.ts';
import { rejection } from '../../test/rejection.ts';
import { uploadAvatar, uploadImage } from '../generated/endpoints/client/client.ts';
import { configureHttp } from './config.ts';
import { maxBodyBytes } from './transport.ts';

/** The part of XMLHttpRequest that the transport uses, moved by the test. */
class FakeXhr extends EventTarget {
  static last: FakeXhr | undefined;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  withCredentials = false;
  isAborted = false;
  opened = '';
  body: unknown;

  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }),
    );
  }
  receive(loaded: number) {
    this.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

const file = new File(['image'], 'avatar.jpg', { type: 'image/jpeg' });
const nothing = { data: null, message: 'OK' };

function start(onUploadProgress = vi.fn(), signal?: AbortSignal) {
  const clock = manualSchedule();
  configureHttp({ baseUrl: 'https://wealth.test', schedule: clock.schedule });
  const call = uploadAvatar({ file }, { onUploadProgress }, signal);
  return { call, clock, onUploadProgress };
}

/** The request once it is on its way; the transport is loaded with the first upload. */
function sent(): Promise<FakeXhr> {
  return vi.waitFor(() => {
    const { last } = FakeXhr;
    if (last?.body === undefined) throw new Error('Not sent yet.');
    return last;
  });
}

/** The one that follows. */
function sentAfter(earlier: FakeXhr): Promise<FakeXhr> {
  return vi.waitFor(async () => {
    const next = await sent();
    if (next === earlier) throw new Error('Not sent again yet.');
    return next;
  });
}

beforeEach(() => {
  FakeXhr.last = undefined;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('is a multipart body with credentials, whose type the browser writes [I1-4-UPLOAD]', async () => {
    const { call } = start();
    const xhr = await sent();
    xhr.answer(200, nothing);

    await expect(call).resolves.toBeNull();
    expect(xhr.opened).toBe('POST https://wealth.test/client/app/v1/avatar');
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.headers).toEqual({ Accept: 'application/json' });
    expect(xhr.body instanceof FormData && xhr.body.get('file')).toMatchObject({ name: 'avatar.jpg' });
  });

  it('tells its progress', async () => {
    const { call, onUploadProgress } = start();
    const xhr = await sent();
    xhr.progress(10, 100);
    xhr.progress(20, 0);
    xhr.answer(200, nothing);
    await call;

    expect(onUploadProgress.mock.calls).toEqual([
      [{ sentBytes: 10, totalBytes: 100 }],
      [{ sentBytes: 20, totalBytes: null }],
    ]);
  });

  it('times out after 10 seconds without progress, counted anew with each progress', async () => {
    const { call, clock } = start();
    const xhr = await sent();
    xhr.progress(10, 100);
    expect(clock.running()).toBe(1);
    clock.expire();
    expect(xhr.isAborted).toBe(true);
    await sentAfter(xhr);
    clock.expire();

    expect((await rejection(call)).kind).toBe('timeout');
    expect(clock.running()).toBe(0);
  });

  it('has longer for its answer once all is handed over, for a slow line still carries it [I4B-D4]', async () => {
    const delaysMs: number[] = [];
    configureHttp({
      schedule: (_, delayMs) => {
        delaysMs.push(delayMs);
        return () => undefined;
      },
    });
    const call = uploadImage({ file });
    const xhr = await sent();
    xhr.progress(100, 100);
    xhr.upload.dispatchEvent(new Event('load'));
    xhr.answer(200, { data: { url: '/files/1' }, message: 'OK' });
    await call;

    expect(delaysMs).toEqual([10_000, 10_000, 15_000]);
  });

  it.each([
    { fault: 'the connection breaks', happen: (xhr: FakeXhr) => xhr.dispatchEvent(new Event('error')) },
    { fault: 'the server has waited too long', happen: (xhr: FakeXhr) => xhr.answer(408, nothing) },
    { fault: 'the server is busy', happen: (xhr: FakeXhr) => xhr.answer(503, nothing) },
  ])('is sent once more by itself when $fault [I4B-D4]', async ({ happen }) => {
    const { call } = start();
    const first = await sent();
    happen(first);
    const second = await sentAfter(first);
    expect(second.body).toBe(first.body);
    second.answer(200, nothing);

    await expect(call).resolves.toBeNull();
  });

  it('resolves with the checked answer', async () => {
    configureHttp({});
    const call = uploadImage({ file });
    (await sent()).answer(200, { data: { url: '/files/1' }, message: 'OK' });

    await expect(call).resolves.toEqual({ url: '/files/1' });
  });

  it('rejects with the error of the envelope', async () => {
    const { call } = start();
    (await sent()).answer(413, { data: null, message: 'Image must be smaller than 20MB.' });

    expect(await rejection(call)).toMatchObject({
      kind: 'server',
      status: 413,
      serverMessage: 'Image must be smaller than 20MB.',
    });
  });

  it('rejects when the connection breaks a second time', async () => {
    const { call, clock } = start();
    const first = await sent();
    first.dispatchEvent(new Event('error'));
    (await sentAfter(first)).dispatchEvent(new Event('error'));

    expect((await rejection(call)).kind).toBe('network');
    expect(clock.pauses).toHaveLength(1);
  });

  it('rejects an answer over 5 MB', async () => {
    const { call } = start();
    const xhr = await sent();
    xhr.receive(maxBodyBytes);
    xhr.receive(maxBodyBytes + 1);

    expect((await rejection(call)).kind).toBe('tooLarge');
    expect(xhr.isAborted).toBe(true);
  });

  it('is aborted with its signal, on the wire too', async () => {
    const leaving = new AbortController();
    const { call } = start(vi.fn(), leaving.signal);
    const xhr = await sent();
    leaving.abort();

    expect((await rejection(call)).kind).toBe('aborted');
    expect(xhr.isAborted).toBe(true);
  });

  it('is not sent when it was aborted before', async () => {
    const { call } = start(vi.fn(), AbortSignal.abort());

    expect((await rejection(call)).kind).toBe('aborted');
    expect(FakeXhr.last).toBeUndefined();
  });
});
