import { waitFor } from '@testing-library/react';
import { configureHttp, type Schedule } from '@wealth/api-sdk';
import { failing, handlers } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import {
  button,
  field,
  openDialog,
  shownToasts,
  verify,
  verifyAndFillIn,
} from '../../testing/forgotPasswordTest.tsx';

const server = mockServer(...handlers());

interface BadAnswer {
  answer: string;
  handlerOf: (path: string) => HttpHandler;
  /** What the client is told; the title where the action has none of its own. */
  text: string;
  schedule?: Schedule;
}

/** Ten seconds pass as soon as they begin. */
const soon: Schedule = (run) => {
  const timer = setTimeout(run, 0);
  return () => clearTimeout(timer);
};

const badAnswers: BadAnswer[] = [
  ...[400, 401, 403, 413, 429, 500].map((status) => ({
    answer: String(status),
    handlerOf: (path: string) => failing(path, { status, message: `Refused with ${status}.` }),
    text: `Refused with ${status}.`,
  })),
  {
    answer: '429 with Retry-After',
    handlerOf: (path) => failing(path, { status: 429, message: 'Too many attempts.', retryAfter: 720 }),
    text: 'Too many attempts. Please try again in 12 minutes.',
  },
  {
    answer: 'HTML',
    handlerOf: (path) => http.post(path, () => HttpResponse.html('<h1>Oops</h1>')),
    text: 'Request failed.',
  },
  {
    answer: 'a time-out',
    handlerOf: (path) => http.post(path, () => delay('infinite')),
    text: 'Request timeout',
    schedule: soon,
  },
  {
    answer: 'a lost network',
    handlerOf: (path) => http.post(path, () => HttpResponse.error()),
    text: 'Network error',
  },
];

/** From here on every call meets this answer. */
function meet({ handlerOf, schedule }: BadAnswer, path: string) {
  server.use(handlerOf(path));
  if (schedule) configureHttp({ schedule });
}

describe('Forgot Password, each call with each bad answer', () => {
  afterEach(() => configureHttp({}));

  it.each(badAnswers)('Send code, $answer: "$text" [I3A-SPEC-10] [I3A-USE-9]', async (bad) => {
    const { user, dialog } = await openDialog();
    await user.type(field(dialog, 'Mobile Number'), '9876543210');
    meet(bad, '*/client/app/v1/code');

    await user.click(button(dialog, 'Send code'));

    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(
      shownToasts()[0]
        ?.filter((text) => text !== undefined)
        .join(' '),
    ).toBe(`error ${bad.text}`);
    expect(field(dialog, 'Mobile Number').value).toBe('98765 43210');
    expect(dialog.queryByText(/Code requested/)).toBeNull();
  });

  it.each(badAnswers)('Verify, $answer: "$text" [S8-FORGOT-VERIFY] [I3A-SPEC-10]', async (bad) => {
    const { user, dialog } = await openDialog();
    meet(bad, '*/client/app/v1/code');

    await verify(user, dialog);

    const title = 'Verification failed. Please try again.';
    await waitFor(() => expect(shownToasts()).toEqual([['error', title, bad.text]]));
    expect(field(dialog, 'Mobile Number').value).toBe('98765 43210');
    expect(field(dialog, 'Verification Code').value).toBe('123456');
  });

  it.each(badAnswers)('Reset Password, $answer: "$text" [S8-FORGOT-FAILED] [I3A-SPEC-10]', async (bad) => {
    const { user, dialog } = await openDialog();
    await verifyAndFillIn(user, dialog);
    meet(bad, '*/auth/app/v1/reset_pwd');

    await user.click(button(dialog, 'Reset Password'));

    const title = 'Password reset failed. Please try again.';
    await waitFor(() => expect(shownToasts()).toEqual([['error', title, bad.text]]));
    // A grant that is used up leads back to the verification; the password is there when it comes again.
    if (bad.answer === '403') {
      configureHttp({});
      await user.type(await dialog.findByLabelText('Verification Code'), '654321');
      await user.click(button(dialog, 'Verify'));
    }
    expect((await dialog.findByLabelText<HTMLInputElement>('New Password')).value).toBe('password');
    expect(field(dialog, 'Confirm Password').value).toBe('password');
  });
});
