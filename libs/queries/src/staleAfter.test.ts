import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import { describe, expect, it, vi } from 'vitest';
import { createQueries } from './createQueries.ts';
import { markStale } from './markStale.ts';
import { readsAfter, readsAfterEvent } from './staleAfter.ts';

function app() {
  const readProfile = vi.fn();
  const { client } = createQueries({
    report: async () => undefined,
    log: () => undefined,
    serverNow: Date.now,
    readProfile,
  });
  const read = vi.fn(async () => 'value');
  const stop = new QueryObserver(client, { queryKey: ['getBankAccounts'], queryFn: read }).subscribe(
    () => {},
  );
  async function change(operation: string, mutationFn: () => Promise<unknown> = async () => null) {
    const mutation = client.getMutationCache().build(client, { mutationKey: [operation], mutationFn });
    await mutation.execute(undefined).catch(() => null);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  }
  return { read, readProfile, change, stop };
}

const refusal = (status: number | null) => () =>
  Promise.reject(
    status === null
      ? new ApiError('network', 'PATCH /client/app/v1/bank/1')
      : new ApiError('server', 'PATCH /client/app/v1/bank/1', { status }),
  );

describe('what a change makes stale [I3B-3-STALE]', () => {
  it('is read again at once where it is on the screen', async () => {
    const { read, change, stop } = app();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await change('addBankAccount');
    expect(read).toHaveBeenCalledTimes(2);
    await change('verifyPin');
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each([
    { status: null, isRead: true },
    { status: 404, isRead: true },
    { status: 504, isRead: true },
    { status: 409, isRead: true },
    { status: 400, isRead: false },
    { status: 503, isRead: false },
  ])('is read again after a refusal with $status: $isRead', async ({ status, isRead }) => {
    const { read, change, stop } = app();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await change('changeBankAccount', refusal(status));
    expect(read).toHaveBeenCalledTimes(isRead ? 2 : 1);
    stop();
  });

  it('may be the profile, which the session keeps', async () => {
    const { readProfile, change, stop } = app();
    await change('setPin');
    expect(readProfile).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('what an event makes stale [I3B-3-STALE]', () => {
  it('is the profile and the record of the identity check, each read once', () => {
    const client = new QueryClient();
    const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
    const readProfile = vi.fn();
    markStale({ client, readProfile }, readsAfterEvent('kyc'));
    expect(readProfile).toHaveBeenCalledTimes(1);
    expect(invalidate.mock.calls).toEqual([[{ queryKey: ['getIdentityDetail'] }]]);
  });

  it.each(['', 'future', 'toString', '__proto__'])('is nothing for "%s"', (name) => {
    expect(readsAfterEvent(name)).toEqual([]);
    expect(readsAfter(name)).toEqual([]);
  });
});
