import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import {
  getClientInfo,
  getSessions,
  signOutOtherSessions,
  signOutSession,
} from '../src/generated/endpoints/auth/auth.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  moment,
  refused,
  remove,
  succeeds,
} from './contract.ts';

const { like } = MatchersV3;

const twoDevices =
  'client 9876543210 is signed in on two devices, one of them with the session of the request';
const otherId = '2c9d1f0a-4b1e-4a57-9a0c-6f1f5f3f8a21';

describe('GET sessions', () => {
  const toSessions = get('/auth/app/v1/sessions');
  const session = (device: string, current: boolean) => ({
    id: like(otherId),
    device: like(device),
    created_at: moment('2026-11-12T08:12:40+05:30'),
    last_seen_at: moment('2026-11-19T08:12:40+05:30'),
    current,
  });

  it('answers the devices, this one first', async () => {
    const answer = holding([session('Chrome on Linux', true), session('Safari on iOS', false)]);
    const exchange = toSessions('the devices that are signed in', { ...by(twoDevices), answer });

    expect(await succeeds(exchange, () => getSessions())).toMatchObject([
      { device: 'Chrome on Linux', current: true },
      { device: 'Safari on iOS', current: false },
    ]);
  });

  it('answers 401 without a good token', async () => {
    expect(
      await asksForNewToken(toSessions('the devices without a good token', {}), () => getSessions()),
    ).toBe(true);
  });
});

describe('DELETE sessions/{id}', () => {
  it('answers nothing', async () => {
    const toSignOut = remove(`/auth/app/v1/sessions/${otherId}`);

    await expect(
      succeeds(toSignOut('a sign-out of another device', by(twoDevices)), () => signOutSession(otherId)),
    ).resolves.toBeNull();
  });

  it('answers 404 to a session that is not the client’s', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const toSignOut = remove(`/auth/app/v1/sessions/${unknown}`);
    const exchange = toSignOut('a sign-out of a device that is not there', {
      ...by(holder),
      ...refused(404, 'Not found.'),
    });

    expect((await isRefused(exchange, () => signOutSession(unknown))).status).toBe(404);
  });

  it('answers 401 without a good token', async () => {
    const exchange = remove(`/auth/app/v1/sessions/${otherId}`)(
      'a sign-out of a device without a good token',
      {},
    );

    expect(await asksForNewToken(exchange, () => signOutSession(otherId))).toBe(true);
  });
});

describe('DELETE sessions', () => {
  const toSignOut = remove('/auth/app/v1/sessions');

  it('answers nothing [I3A-FRICTION-DEVICES]', async () => {
    const exchange = toSignOut('a sign-out of all other devices', by(twoDevices));

    await expect(succeeds(exchange, () => signOutOtherSessions())).resolves.toBeNull();
  });

  it('answers 401 without a good token', async () => {
    const exchange = toSignOut('a sign-out of all other devices without a good token', {});

    expect(await asksForNewToken(exchange, () => signOutOtherSessions())).toBe(true);
  });
});

describe('GET client_info of a rejected client', () => {
  it('answers why', async () => {
    const reason = 'The photograph of the back cannot be read.';
    const answer = holding({
      id: like('100004'),
      name: like('Kabir Sethi'),
      username: '9876543213',
      kycStatus: 'rejected',
      kyc_reason: like(reason),
    });
    const state = 'client 9876543213 is rejected for a reason and signed in';
    const exchange = get('/auth/app/v1/client_info')(
      'the profile of a client who was rejected for a reason',
      {
        ...by(state),
        answer,
      },
    );

    expect(await succeeds(exchange, () => getClientInfo())).toMatchObject({ kyc_reason: reason });
  });
});
