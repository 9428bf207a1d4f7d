import { endReasons, type EndReason } from '@wealth/session';
import { describe, expect, it, vi } from 'vitest';
import { announceStart } from './announceStart.ts';
import { textsOf } from '@wealth/i18n-locale';

async function announced(reason: EndReason | null, isStorageSupported = true) {
  const show = vi.fn(() => 'toast-1');
  await announceStart({
    session: { takeEndReason: () => reason, isStorageSupported: () => isStorageSupported },
    toasts: { show },
    texts: () => textsOf('en', 'errors'),
  });
  return show.mock.calls;
}

const expected: Record<EndReason, unknown[]> = {
  expired: [[{ type: 'error', title: 'Session expired — please login again.', duration: 0 }]],
  refreshFailed: [[{ type: 'error', title: 'Token refresh failed — please login again.', duration: 0 }]],
  tooManyAttempts: [[{ type: 'error', title: 'Too many failed attempts. Please login again.', duration: 0 }]],
  endedElsewhere: [[{ type: 'error', title: 'Session expired. Please log in again.', duration: 0 }]],
  idle: [
    [
      {
        type: 'error',
        title: 'You were signed out because there was no activity for 30 minutes.',
        duration: 0,
      },
    ],
  ],
  passwordChanged: [[{ type: 'success', title: 'Password changed successfully.' }]],
  signedOut: [],
};

describe('announceStart', () => {
  it.each(endReasons)(
    'says why the session ended: %s [I1-10-ENDINGS] [S8-401-EXPIRED] [S8-401-REFRESH] [S8-401-MANY] [S8-401-DEFAULT] [S8-PASSWORD-DONE]',
    async (reason) => {
      expect(await announced(reason)).toEqual(expected[reason]);
    },
  );

  it('is silent on an ordinary start', async () => {
    expect(await announced(null)).toEqual([]);
  });

  it('tells when the browser keeps nothing, until it is closed [S8-STORAGE]', async () => {
    expect(await announced(null, false)).toEqual([
      [{ type: 'error', title: 'Your browser does not support storage or it is disabled.', duration: 0 }],
    ]);
  });
});
