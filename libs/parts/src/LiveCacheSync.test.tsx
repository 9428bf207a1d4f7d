import type { ClientEventKind } from '@wealth/api-sdk/client-events';
import { QueryObserver } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ClientEvent, StreamStatus } from '@wealth/stream';
import { createFakeStream } from '@wealth/stream/testing';
import { clientVisitor, fakeSession, renderPage } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi, expectTypeOf } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Given {
  status?: StreamStatus;
  kycStatus?: 'approved' | 'pending';
}

/** A page, which the stage gives its `LiveCacheSync`, that shows bank accounts and notices. */
function open({ status = 'connecting', kycStatus = 'approved' }: Given = {}) {
  const session = fakeSession(clientVisitor({ kycStatus, verified: kycStatus }));
  const { stream, queryClient } = renderPage(<p>Page</p>, { session, stream: createFakeStream({ status }) });
  const read: string[] = [];
  function show(operation: string, answer: () => Promise<unknown> = async () => null) {
    const queryFn = () => {
      read.push(operation);
      return answer();
    };
    new QueryObserver(queryClient, { queryKey: [operation], queryFn }).subscribe(() => {});
  }
  const become = async (...statuses: StreamStatus[]) => {
    for (const next of statuses) act(() => stream.setStatus(next));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
  return { session, read, show, become };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('what happened before the stream was there [I4-4-MISSED]', () => {
  it('is read as soon as a slow stream is there for the first time, once', async () => {
    const { read, show, become } = open();
    show('getBankAccounts');
    show('getWatchlists');
    await pass(2_000);
    await become('live');
    expect(read).toEqual(['getBankAccounts', 'getWatchlists', 'getBankAccounts']);
    await pass(60_000);
    await become('live');
    expect(read).toHaveLength(3);
  });

  it('asks nothing twice at a sign-in: neither what is on its way, nor what was read a moment ago, nor who was approved [I4B-E23]', async () => {
    const { session, read, show, become } = open();
    const operations = ['getAsset', 'getPortfolio', 'getHoldings', 'getOrders', 'getNotifications'];
    show('getBankAccounts', () => new Promise(() => undefined));
    for (const operation of operations) show(operation);
    await pass(1_999);
    await become('live');
    expect([read, session.calls]).toEqual([['getBankAccounts', ...operations], []]);
    await become('waiting', 'connecting', 'live');
    expect(read.slice(1 + operations.length).toSorted()).toEqual(operations.toSorted());
  });

  it('is asked for once more where a payment is waited for, however prompt the stream was', async () => {
    const { read, show, become } = open();
    show('getDeposit');
    show('getWithdrawal');
    show('getAsset');
    await pass(0);
    await become('live');
    expect(read).toEqual(['getDeposit', 'getWithdrawal', 'getAsset', 'getDeposit', 'getWithdrawal']);
  });

  it('is read with the notices where the stream was slow to come', async () => {
    const { read, show, become } = open();
    show('getNotifications');
    await pass(2_000);
    await become('live');
    expect(read).toEqual(['getNotifications', 'getNotifications']);
  });

  it('may be the decision that a client waits for', async () => {
    const { session, become } = open({ kycStatus: 'pending' });
    await become('live');
    expect(session.calls).toEqual(['refreshProfile']);
  });

  it('is read after each loss, with notices and profile', async () => {
    const { session, read, show, become } = open({ status: 'live' });
    show('getNotifications');
    show('getAlerts');
    await pass(0);
    await become('waiting', 'connecting', 'live');
    expect(session.calls).toEqual(['refreshProfile']);
    await become('offline', 'connecting', 'live');
    expect(session.calls).toHaveLength(2);
    expect(read.toSorted()).toEqual([
      'getAlerts',
      'getAlerts',
      'getAlerts',
      'getNotifications',
      'getNotifications',
      'getNotifications',
    ]);
  });

  it('is nothing where the stream was there before the page', async () => {
    const { session, read, show, become } = open({ status: 'live', kycStatus: 'pending' });
    show('getAlerts');
    await pass(0);
    await become('live');
    expect([read, session.calls]).toEqual([['getAlerts'], []]);
  });
});

it('understands every kind of event that the description of the stream names [I6B-8-EVENTS]', () => {
  expectTypeOf<ClientEvent['kind']>().toEqualTypeOf<ClientEventKind>();
});
