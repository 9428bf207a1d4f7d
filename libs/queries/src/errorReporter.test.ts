import { catalogue, india, loadMessages, regionInLanguage, type Language } from '@wealth/i18n-locale';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createErrorReporter } from './errorReporter.ts';
import { ApiError, type ApiErrorKind } from '@wealth/api-sdk';

beforeAll(() => Promise.all([loadMessages('en', ['errors']), loadMessages('hi', ['errors'])]));

function textsOf(language: Language) {
  const { locale } = regionInLanguage(india, language);
  const translate = catalogue.translator({ language, namespace: 'errors', locale });
  if (!translate) throw new RangeError('the texts did not load');
  return Promise.resolve(translate);
}

function setUp(language: Language = 'en', isMasked?: () => boolean) {
  const show = vi.fn(() => 'toast-1');
  const onOffline = vi.fn();
  const log = vi.fn();
  const report = createErrorReporter({
    toasts: { show },
    texts: () => textsOf(language),
    isMasked,
    onOffline,
    log,
  });
  return { show, onOffline, log, report };
}

function failure(kind: ApiErrorKind, serverMessage: string | null = null) {
  return new ApiError(kind, 'GET /x', { serverMessage });
}

describe('createErrorReporter [I3B-3-REPORTER]', () => {
  it.each([
    ['timeout', null, 'Request timeout'],
    ['network', null, 'Network error'],
    ['malformed', null, 'Request failed.'],
    ['tooLarge', null, 'Request failed.'],
    ['server', null, 'Unknown error occurred'],
    ['server', 'The market is closed.', 'The market is closed.'],
  ] as const)(
    'shows one error toast for %s with %j: %s [I1-10-ERRORS] [S8-400] [S8-TIMEOUT] [S8-NETWORK] [S8-UNKNOWN] [S8-FALLBACK]',
    async (kind, message, title) => {
      const { report, show } = setUp();
      await report(failure(kind, message));

      expect(show.mock.calls).toEqual([[{ type: 'error', title }]]);
    },
  );

  it('puts the catalogue text of the action first and what the server said second', async () => {
    const { report, show } = setUp();
    await report(failure('server', 'That code is used up.'), { errorTitle: 'verificationFailed' });

    expect(show).toHaveBeenCalledWith({
      type: 'error',
      title: 'Verification failed. Please try again.',
      description: 'That code is used up.',
    });
  });

  it.each([
    { seconds: 1, en: 'Please try again in 1 second.', hi: 'कृपया 1 सेकंड बाद फिर से कोशिश करें।' },
    { seconds: 59, en: 'Please try again in 59 seconds.', hi: 'कृपया 59 सेकंड बाद फिर से कोशिश करें।' },
    { seconds: 60, en: 'Please try again in 1 minute.', hi: 'कृपया 1 मिनट बाद फिर से कोशिश करें।' },
    { seconds: 661, en: 'Please try again in 12 minutes.', hi: 'कृपया 12 मिनट बाद फिर से कोशिश करें।' },
    { seconds: 720, en: 'Please try again in 12 minutes.', hi: 'कृपया 12 मिनट बाद फिर से कोशिश करें।' },
    { seconds: 7_200, en: 'Please try again in 2 hours.', hi: 'कृपया 2 घंटे बाद फिर से कोशिश करें।' },
  ])('says after the quoted text when to try again: $seconds s, $en [I3A-USE-9]', async (row) => {
    const locked = new ApiError('server', 'POST /x', {
      status: 429,
      serverMessage: 'Too many attempts. Please try again later.',
      retryAfterSeconds: row.seconds,
    });
    const title = 'Too many attempts. Please try again later.';
    const english = setUp();
    await english.report(locked);
    expect(english.show.mock.calls).toEqual([[{ type: 'error', title, description: row.en }]]);

    const hindi = setUp('hi');
    await hindi.report(locked, { errorTitle: 'pinSetFailed' });
    expect(hindi.show).toHaveBeenCalledWith({
      type: 'error',
      title: 'पिन सेट नहीं हो सका।',
      description: `${title} ${row.hi}`,
    });
  });

  it('says nothing of a wait that the server has not named, or that is over', async () => {
    const { report, show } = setUp();
    await report(new ApiError('server', 'POST /x', { status: 429, serverMessage: 'Wait.' }));
    await report(
      new ApiError('server', 'POST /x', { status: 429, serverMessage: 'Now.', retryAfterSeconds: 0 }),
    );

    expect(show.mock.calls).toEqual([
      [{ type: 'error', title: 'Wait.' }],
      [{ type: 'error', title: 'Now.' }],
    ]);
  });

  it('says nothing of an aborted request, nor of one that a field has claimed', async () => {
    const { report, show } = setUp();
    await report(failure('aborted'));
    await report(failure('server', 'Wrong password'), { claims: () => true });

    expect(show).not.toHaveBeenCalled();
  });

  it('names no amount that the server has named, while the client hides amounts [I4B-A10]', async () => {
    let isMasked = true;
    const { report, show } = setUp('en', () => isMasked);
    const refusal = failure('server', '₹1,204.00 are needed, ₹800.25 are available.');
    await report(refusal);
    await report(refusal, { errorTitle: 'verificationFailed' });
    isMasked = false;
    await report(refusal);

    const hidden = '₹••,••,••• are needed, ₹••,••,••• are available.';
    expect(show.mock.calls).toEqual([
      [{ type: 'error', title: hidden }],
      [{ type: 'error', title: 'Verification failed. Please try again.', description: hidden }],
      [{ type: 'error', title: '₹1,204.00 are needed, ₹800.25 are available.' }],
    ]);
  });

  it('goes to /error when the browser is offline, without a toast [S8-OFFLINE]', async () => {
    const { report, show, onOffline } = setUp();
    await report(failure('offline'));

    expect(onOffline).toHaveBeenCalledTimes(1);
    expect(show).not.toHaveBeenCalled();
  });

  it('logs what no server can cause and shows nothing of it', async () => {
    const { report, show, log } = setUp();
    await report(new TypeError('x is not a function'));

    expect(log).toHaveBeenCalledTimes(1);
    expect(show).not.toHaveBeenCalled();
  });

  it('needs its texts to be in the catalogue', () => {
    expect(catalogue.translator({ language: 'en', namespace: 'errors', locale: 'en-IN' })).not.toBeNull();
  });
});
