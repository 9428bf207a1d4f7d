import { describe, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

describe('the control API', () => {
  it.each([
    {
      path: 'kyc',
      json: { mobile: '9000000000', status: 'approved' },
      message: 'No client has the mobile 9000000000.',
    },
    {
      path: 'bank',
      json: { mobile: '9000000000', status: 'verified' },
      message: 'No client has the mobile 9000000000.',
    },
    {
      path: 'bank',
      json: { mobile: '9876543214', status: 'verified' },
      message: 'This client has no pending bank account.',
    },
  ])('says what it did not find: $message [I3A-USE-18]', async ({ path, json: body, message }) => {
    const reply = await call(test.sandbox, `POST /sandbox/v1/${path}`, { json: body });

    expect(reply).toMatchObject({ status: 404, message });
  });

  it('wipes no database that somebody uses for a provider state [I3A-USE-4]', async () => {
    const json = { mobile: '9876543211', status: 'approved' };
    const used = await createTestSandbox({ providerStatesEnabled: false });
    await call(used.sandbox, 'POST /sandbox/v1/kyc', { json });
    const state = { state: 'no client is signed in', params: {}, action: 'setup' };
    const reply = await call(used.sandbox, 'POST /sandbox/v1/state', { json: state });
    const { access_token: token } = await signIn(used.sandbox, json.mobile);
    const profile = await call(used.sandbox, 'GET /auth/app/v1/client_info', { token });

    expect(reply.status).toBe(409);
    expect(reply.message).toContain('npm run pact:verify then starts a sandbox of its own');
    expect(profile.data).toMatchObject({ kycStatus: 'approved' });
    await used.dispose();
  });
});
