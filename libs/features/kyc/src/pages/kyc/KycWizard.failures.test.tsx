import { screen, waitFor } from '@testing-library/react';
import { ApiError, configureHttp, type Schedule, type Transport } from '@wealth/api-sdk';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileWith } from '../../testing/index.ts';
import {
  answeringText,
  arriving,
  button,
  choose,
  field,
  fillId,
  imageOf,
  openWizard,
  reachId,
  slot,
} from '../../testing/wizardTest.tsx';

const server = mockServer(...handlers());
const path = '*/identify/app/v1';

/** Ten seconds pass as soon as they begin, and so does a pause. */
const soon: Schedule = (run) => {
  const timer = setTimeout(run, 0);
  return () => clearTimeout(timer);
};

const shownToasts = () => toasts.getSnapshot().toasts.map(({ title }) => title);

beforeEach(() => configureHttp({ upload: arriving() }));
afterEach(() => configureHttp({}));

interface Failure {
  answer: string;
  handler: HttpHandler;
  toast: string;
  schedule?: Schedule;
}

const failures: Failure[] = [
  ...[400, 401, 403, 413, 429, 500].map((status) => ({
    answer: `${status}`,
    handler: failing(path, { status, message: `Refused with ${status}.` }),
    toast: `Refused with ${status}.`,
  })),
  {
    answer: 'HTML',
    handler: http.post(path, () => HttpResponse.html('<h1>Oops</h1>')),
    toast: 'Request failed.',
  },
  {
    answer: 'HTML with 500',
    handler: http.post(path, () => HttpResponse.html('<h1>Oops</h1>', { status: 500 })),
    toast: 'Request failed.',
  },
  {
    answer: 'a time-out',
    handler: http.post(path, () => delay('infinite')),
    toast: 'Request timeout',
    schedule: soon,
  },
  { answer: 'a lost network', handler: http.post(path, () => HttpResponse.error()), toast: 'Network error' },
];

describe('after a submission that failed', () => {
  it.each(failures)(
    'with $answer everything is still there, and the client is told "$toast" [I3A-SPEC-10]',
    async ({ handler, toast, schedule }) => {
      const wizard = await openWizard();
      await reachId(wizard, { name: "आशा O'Brien", mobile: '9876543211' });
      await fillId(wizard);
      server.use(handler);
      configureHttp({ upload: arriving(), ...(schedule && { schedule }) });

      await wizard.user.click(button('Submit'));

      await waitFor(() => expect(shownToasts()).toEqual([toast]));
      expect(field('ID Number').value).toBe('ABCPN0000D');
      expect(slot('ID Front').getByText('2 KB · uploaded')).toBeDefined();
      expect(slot('ID Back').getByText('2 KB · uploaded')).toBeDefined();
      await wizard.user.click(button('Back'));
      expect(field('Full Name').value).toBe("आशा O'Brien");
      expect(field('Date of Birth').value).toBe('14/03/1990');
      expect(field('Mobile').value).toBe('98765 43211');
      await wizard.user.click(button('Next'));

      server.use(http.post(path, () => HttpResponse.json({ data: null, message: 'OK' })));
      configureHttp({ upload: arriving() });
      await wizard.user.click(button('Submit'));
      expect(await screen.findByRole('heading', { name: 'Thank you for submitting' })).toBeDefined();
    },
  );

  it('with a fault of a field, the fault stands on that field and is no toast', async () => {
    const wizard = await openWizard();
    await reachId(wizard);
    await fillId(wizard);
    const message = 'ID front must be an image that you uploaded';
    const errors = [{ field: 'id_front_url', code: 'invalid', message }];
    server.use(failing(path, { status: 400, message: 'Please check the form.', errors }));

    await wizard.user.click(button('Submit'));

    expect(await slot('ID Front').findByText(message)).toBeDefined();
    expect(shownToasts()).toEqual([]);
  });

  it('with a fault of the Base step, that step comes up again', async () => {
    const wizard = await openWizard();
    await reachId(wizard);
    await fillId(wizard);
    const errors = [{ field: 'full_name', code: 'invalid', message: 'This name cannot be checked.' }];
    server.use(failing(path, { status: 400, message: 'Please check the form.', errors }));

    await wizard.user.click(button('Submit'));

    expect(await screen.findByText('This name cannot be checked.')).toBeDefined();
    expect(field('Full Name').value).toBe('Asha Namuna');
    await wizard.user.type(field('Full Name'), ' Devi');
    await waitFor(() => expect(button('Next').disabled).toBe(false));
    await wizard.user.click(button('Next'));
    expect(field('ID Number').value).toBe('ABCPN0000D');
  });

  it('with 409, because a check is under way already, the page reads how it stands', async () => {
    let profile = profileWith('unverified');
    const wizard = await openWizard({ profile: () => profile });
    await reachId(wizard);
    await fillId(wizard);
    profile = profileWith('pending');
    server.use(failing(path, { status: 409, message: 'Your verification is already in progress.' }));

    await wizard.user.click(button('Submit'));

    expect(await screen.findByRole('heading', { name: 'Verification In Progress' })).toBeDefined();
    expect(shownToasts()).toEqual(['Your verification is already in progress.']);
    expect(wizard.session.drafts.read('kyc')).toBeUndefined();
  });
});

const refused = (status: number) =>
  answeringText(status, JSON.stringify({ data: null, message: `Refused with ${status}.` }));

interface FailedUpload {
  answer: string;
  upload: Transport;
  text: string;
  /** The second line: what the app would say in a toast. */
  detail: string;
  proves: string;
}

const uploads: FailedUpload[] = [
  ...[400, 401, 403, 413, 415, 429, 500].map((status) => ({
    answer: `${status}`,
    upload: refused(status),
    text: 'Image upload failed.',
    detail: `Refused with ${status}.`,
    proves: '[S8-IMAGE-FAILED]',
  })),
  {
    answer: '429 with Retry-After',
    upload: () =>
      Promise.resolve({
        status: 429,
        retryAfter: '720',
        text: '{"data":null,"message":"Too many uploads."}',
      }),
    text: 'Image upload failed.',
    detail: 'Too many uploads. Please try again in 12 minutes.',
    proves: '[S8-IMAGE-FAILED] [I3A-USE-9]',
  },
  ...[
    { answer: 'HTML with 502', upload: answeringText(502, '<h1>Bad gateway</h1>') },
    { answer: '408', upload: refused(408) },
    ...(['timeout', 'network'] as const).map((kind) => ({
      answer: kind,
      upload: () => Promise.reject(new ApiError(kind, 'POST /client/app/v1/image')),
    })),
  ].map((lost) => ({
    ...lost,
    text: 'Image upload failed.',
    detail: 'The connection was too slow or broke off. The photo is still here.',
    proves: '[S8-IMAGE-FAILED] [I4B-D4]',
  })),
  {
    answer: 'no url',
    upload: answeringText(200, '{"data":{},"message":"OK"}'),
    text: 'Upload failed.',
    detail: '',
    proves: '[S8-IMAGE-NO-URL]',
  },
  {
    answer: 'an empty url',
    upload: answeringText(200, '{"data":{"url":""},"message":"OK"}'),
    text: 'Upload failed.',
    detail: '',
    proves: '[S8-IMAGE-NO-URL]',
  },
  {
    answer: 'HTML with 200',
    upload: answeringText(200, '<h1>Hello</h1>'),
    text: 'Upload failed.',
    detail: '',
    proves: '[S8-IMAGE-NO-URL]',
  },
];

describe('an upload that is answered', () => {
  it.each(uploads)(
    '$answer says "$text" and "$detail" on its side, and can be sent again [I3A-SPEC-8] $proves',
    async (example) => {
      const wizard = await openWizard();
      await reachId(wizard);
      await wizard.user.type(field('ID Number'), 'ABCPN0000D');
      configureHttp({ upload: example.upload, schedule: soon });

      await choose(wizard, 'ID Front', imageOf(2048));

      const told = await slot('ID Front').findByText(example.text);
      expect(told.closest('[role=status]')?.textContent).toBe(`${example.text}${example.detail}`);
      expect(shownToasts()).toEqual([]);
      expect(field('ID Number').value).toBe('ABCPN0000D');

      configureHttp({ upload: arriving() });
      await wizard.user.click(button('Retry'));
      expect(await slot('ID Front').findByText('2 KB · uploaded')).toBeDefined();
    },
  );
});
