import { ApiError, type ApiErrorKind } from '@wealth/api-sdk';
import { catalogue, loadMessages } from '@wealth/i18n-locale';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createErrorReporter } from './report-error';
import { textsOf } from './texts';

beforeAll(() => loadMessages('en', ['errors']));

function setUp() {
  const show = vi.fn(() => 'toast-1');
  const onOffline = vi.fn();
  const log = vi.fn();
  const report = createErrorReporter({
    toasts: { show },
    texts: () => textsOf('en', 'errors'),
    onOffline,
    log,
  });
  return { show, onOffline, log, report };
}

function failure(kind: ApiErrorKind, serverMessage: string | null = null) {
  return new ApiError(kind, 'GET /x', { serverMessage });
}

describe('createErrorReporter', () => {
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

  it('says nothing of an aborted request, nor of one that a field has claimed', async () => {
    const { report, show } = setUp();
    await report(failure('aborted'));
    await report(failure('server', 'Wrong password'), { onField: () => true });

    expect(show).not.toHaveBeenCalled();
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
