import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@wealth/api-sdk';
import { registerPinDialog } from '@wealth/session';
import { renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useConfirmed, type ConfirmedOptions } from './useConfirmed.ts';

interface Subject {
  id: string;
}
const subject: Subject = { id: 'one' };
const refused = (status: number, code: string) =>
  new ApiError('server', 'POST /fund', { status, fieldErrors: [{ field: 'pin', code, message: '' }] });

let unregister = () => {};
afterEach(() => {
  unregister();
  toasts.clear();
});

function setUp(different: Partial<ConfirmedOptions<Subject, string>> = {}, isPinGood = true) {
  const pin = vi.fn(() => Promise.resolve(isPinGood));
  unregister = registerPinDialog(pin);
  const send = vi.fn<ConfirmedOptions<Subject, string>['send']>(() => Promise.resolve('done'));
  const { result } = renderHook(() =>
    useConfirmed({
      send,
      success: (answer, { id }) => `${id} ${answer}`,
      idOf: ({ id }) => id,
      ...different,
    }),
  );
  return { pin, send, result, told: () => toasts.getSnapshot().toasts.map(({ title }) => title) };
}

describe('a small action [I4C-4-CONFIRMED]', () => {
  it('is sent without a question where nothing is lost by it, told, and pending meanwhile', async () => {
    let answer: (text: string) => void = () => undefined;
    const { result, told, pin } = setUp({ send: () => new Promise((resolve) => (answer = resolve)) });
    let done: Promise<boolean> = Promise.resolve(false);
    act(() => void (done = result.current.run(subject)));
    await waitFor(() => expect([...result.current.pending]).toEqual(['one']));
    await act(async () => {
      answer('done');
      expect(await done).toBe(true);
    });

    expect(result.current.isPending).toBe(false);
    expect(told()).toEqual(['one done']);
    expect(pin).not.toHaveBeenCalled();
  });

  it.each([
    { button: 'Cancel', calls: 0 },
    { button: 'Remove it', calls: 1 },
  ])('is sent or not as the question is answered: $button', async ({ button, calls }) => {
    renderPage(<p>Page</p>, { hasHosts: true });
    const { result, send } = setUp({ confirm: () => ({ message: 'Sure?', confirmText: 'Remove it' }) });
    const done = result.current.run(subject);
    await userEvent.click(await screen.findByRole('button', { name: button }));

    expect(await act(() => done)).toBe(calls === 1);
    expect(send).toHaveBeenCalledTimes(calls);
  });

  it('is not sent when the PIN that comes first is not given', async () => {
    const { result, send, pin } = setUp({ pin: { when: 'first', purpose: () => 'Remove one' } }, false);

    expect(await act(() => result.current.run(subject))).toBe(false);
    expect(pin).toHaveBeenCalledExactlyOnceWith('Remove one');
    expect(send).not.toHaveBeenCalled();
  });

  it('asks for the PIN once the server wants it, and goes again under the same key', async () => {
    const { result, send, pin } = setUp({ pin: { when: 'wanted', purpose: () => 'Change one' } });
    send.mockRejectedValueOnce(refused(403, 'pin_required'));

    expect(await act(() => result.current.run(subject))).toBe(true);
    expect(pin).toHaveBeenCalledOnce();
    const [first, second] = send.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
  });

  it('goes under one key for the same subject, and under another for another', async () => {
    const { result, send } = setUp();
    for (const id of ['one', 'one', 'two']) await act(() => result.current.run({ id }));

    const [first, again, other] = send.mock.calls.map(([, key]) => key);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('tells the feature of a failure, and no success', async () => {
    const failed = vi.fn(() => Promise.reject(new ApiError('network', 'GET /one')));
    const { result, send, told } = setUp({ failed });
    send.mockRejectedValue(refused(409, 'stale'));

    expect(await act(() => result.current.run(subject))).toBe(false);
    expect(failed).toHaveBeenCalledOnce();
    expect([told(), result.current.isPending]).toEqual([[], false]);
  });
});
