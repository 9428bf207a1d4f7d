import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import {
  failing,
  getRequestCodeMockHandler,
  getRequestCodeResponseMock,
  getResetPasswordMockHandler,
  getResetPasswordResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { fakeSession, mockServer } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { describe, expect, it } from 'vitest';
import { AuthStage } from '../../testing/AuthStage.tsx';
import { chunkPatience } from '../../testing/patience.ts';
import { LoginPage } from '../login/LoginPage.tsx';

const server = mockServer(...handlers());

const shownToasts = () =>
  toasts.getSnapshot().toasts.map(({ type, title, description }) => [type, title, description]);

async function openDialog() {
  const user = userEvent.setup();
  render(
    <AuthStage session={fakeSession({ kind: 'guest' })}>
      <LoginPage appName="Wealth" isSandbox={false} onSignedIn={() => {}} onSignInFailed={() => {}} />
    </AuthStage>,
  );
  await user.click(screen.getByRole('link', { name: "I forgot password or can't sign in" }));
  const element = await screen.findByRole('dialog', { name: 'Forgot Password' });
  const dialog = within(element);
  await dialog.findByLabelText('Mobile Number', {}, chunkPatience);
  return { user, dialog };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const field = (dialog: Dialog, name: string) => dialog.getByLabelText<HTMLInputElement>(name);
const button = (dialog: Dialog, name: string) => dialog.getByRole('button', { name });

/** Keeps what is sent to both endpoints; answers success. */
function recordCalls() {
  const codes: unknown[] = [];
  const resets: unknown[] = [];
  server.use(
    getRequestCodeMockHandler(async ({ request }) => {
      codes.push(await request.json());
      return getRequestCodeResponseMock();
    }),
    getResetPasswordMockHandler(async ({ request }) => {
      resets.push(await request.json());
      return getResetPasswordResponseMock();
    }),
  );
  return { codes, resets };
}

async function verify(user: UserEvent, dialog: Dialog) {
  await user.type(field(dialog, 'Mobile Number'), '098765 43210');
  await user.type(field(dialog, 'Verification Code'), '123 456');
  await user.click(button(dialog, 'Verify'));
}

async function verifyAndFillIn(user: UserEvent, dialog: Dialog) {
  await verify(user, dialog);
  await user.type(await dialog.findByLabelText('New Password'), 'password');
  await user.type(field(dialog, 'Confirm Password'), 'password');
}

describe('Forgot Password, Verification', () => {
  it('tells whom to contact [S1-RESET-ADVISOR] [S2-FORGOT-STEPS]', async () => {
    const { dialog } = await openDialog();

    expect(dialog.getByText('Step 1 of 2 ·', { exact: false }).textContent).toBe(
      'Step 1 of 2 · Verification, then Reset Password',
    );
    expect(
      dialog.getByText(
        'Contact your advisor or wealth manager. They verify your identity and give you the verification code.',
      ),
    ).toBeDefined();
    expect(dialog.getByText('+91')).toBeDefined();
  });

  it('says what is missing [S5-FORGOT-MOBILE] [S5-FORGOT-CODE]', async () => {
    const { codes } = recordCalls();
    const { user, dialog } = await openDialog();

    await user.click(button(dialog, 'Verify'));

    expect(await dialog.findByText('Mobile number is required')).toBeDefined();
    expect(dialog.getByText('Verification code is required')).toBeDefined();
    expect(codes).toEqual([]);
  });

  it('needs only a mobile to send a code', async () => {
    const { codes } = recordCalls();
    const { user, dialog } = await openDialog();

    await user.type(field(dialog, 'Mobile Number'), '12345');
    await user.click(button(dialog, 'Send code'));

    expect(await dialog.findByText('Enter a valid 10-digit Indian mobile number')).toBeDefined();
    expect(dialog.queryByText('Verification code is required')).toBeNull();
    expect(codes).toEqual([]);
  });

  it('sends a code to the advisor, says when, and lets this mobile wait before it asks again', async () => {
    const { codes } = recordCalls();
    const { user, dialog } = await openDialog();

    await user.type(field(dialog, 'Mobile Number'), '+91 98765 43210');
    await user.click(button(dialog, 'Send code'));

    const again = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Ask again in 30 s' });
    expect(again.disabled).toBe(true);
    expect(
      dialog.getByText('Code requested at 14:32 IST. It goes to your advisor, never to you by a link.'),
    ).toBeDefined();
    expect(codes).toEqual([{ identifier: '+919876543210' }]);
    expect(document.activeElement).toBe(field(dialog, 'Verification Code'));

    await user.clear(field(dialog, 'Mobile Number'));
    await user.type(field(dialog, 'Mobile Number'), '9876543211');
    expect(button(dialog, 'Send code')).toBeDefined();
  });

  it('waits as long as the server says when it was asked too often', async () => {
    server.use(failing('*/client/app/v1/code', { status: 429, message: 'Too many codes.', retryAfter: 45 }));
    const { user, dialog } = await openDialog();

    await user.type(field(dialog, 'Mobile Number'), '9876543210');
    await user.click(button(dialog, 'Send code'));

    expect(await dialog.findByRole('button', { name: 'Ask again in 45 s' })).toBeDefined();
    expect(dialog.queryByText(/Code requested/)).toBeNull();
    expect(shownToasts()).toEqual([['error', 'Too many codes.', undefined]]);
  });

  it.each([
    { status: 400, message: 'The code is wrong.' },
    { status: 500, message: 'Something went wrong.' },
  ])('keeps mobile and code after $status [S8-FORGOT-VERIFY]', async (failure) => {
    server.use(failing('*/client/app/v1/code', failure));
    const { user, dialog } = await openDialog();

    await verify(user, dialog);

    await waitFor(() =>
      expect(shownToasts()).toEqual([['error', 'Verification failed. Please try again.', failure.message]]),
    );
    expect(field(dialog, 'Mobile Number').value).toBe('9876543210');
    expect(field(dialog, 'Verification Code').value).toBe('123 456');
  });
});

describe('Forgot Password, Reset Password', () => {
  it('follows a verified code and resets the password [S4-FORGOT] [S7-RESET-PWD] [S8-FORGOT-DONE]', async () => {
    const { codes, resets } = recordCalls();
    const { user, dialog } = await openDialog();

    await verify(user, dialog);
    expect(await dialog.findByText('Verified +91 98765 43210')).toBeDefined();
    expect(dialog.getByText('Step 2 of 2 ·', { exact: false }).textContent).toBe(
      'Step 2 of 2 · Verification, then Reset Password',
    );
    await user.type(field(dialog, 'New Password'), 'password');
    await user.type(field(dialog, 'Confirm Password'), 'password');
    await user.click(button(dialog, 'Reset Password'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(codes).toEqual([{ identifier: '+919876543210', code: '123456' }]);
    expect(resets).toEqual([{ username: '9876543210', password: '5f4dcc3b5aa765d61d8327deb882cf99' }]);
    expect(shownToasts()).toEqual([['success', 'Password reset successfully.', undefined]]);
  });

  it('says what is wrong, and looks at the repetition again [S5-FORGOT-PASSWORD] [S5-FORGOT-MATCH] [S5-FORGOT-CONFIRM]', async () => {
    const { resets } = recordCalls();
    const { user, dialog } = await openDialog();
    await verify(user, dialog);
    await dialog.findByLabelText('New Password');

    await user.click(button(dialog, 'Reset Password'));
    expect(await dialog.findByText('Password must be at least 6 characters')).toBeDefined();
    expect(dialog.getByText('Confirm your password')).toBeDefined();

    await user.type(field(dialog, 'New Password'), '123456');
    await user.type(field(dialog, 'Confirm Password'), '1234567');
    expect(await dialog.findByText('Passwords must match')).toBeDefined();

    await user.type(field(dialog, 'New Password'), '7');
    await waitFor(() => expect(dialog.queryByText('Passwords must match')).toBeNull());
    expect(resets).toEqual([]);
  });

  it('keeps the new password after a failure [S8-FORGOT-FAILED]', async () => {
    server.use(failing('*/auth/app/v1/reset_pwd', { status: 500, message: 'Something went wrong.' }));
    const { user, dialog } = await openDialog();

    await verifyAndFillIn(user, dialog);
    await user.click(button(dialog, 'Reset Password'));

    await waitFor(() =>
      expect(shownToasts()).toEqual([
        ['error', 'Password reset failed. Please try again.', 'Something went wrong.'],
      ]),
    );
    expect(field(dialog, 'New Password').value).toBe('password');
    expect(field(dialog, 'Confirm Password').value).toBe('password');
  });

  it('leads back to the verification when the grant is used up, and loses no password', async () => {
    server.use(
      failing('*/auth/app/v1/reset_pwd', {
        status: 403,
        message: 'Please verify your mobile number first.',
      }),
    );
    const { user, dialog } = await openDialog();

    await verifyAndFillIn(user, dialog);
    await user.click(button(dialog, 'Reset Password'));

    const code = await dialog.findByLabelText<HTMLInputElement>('Verification Code');
    expect(shownToasts()).toEqual([
      ['error', 'Password reset failed. Please try again.', 'Please verify your mobile number first.'],
    ]);
    expect(field(dialog, 'Mobile Number').value).toBe('9876543210');
    expect(code.value).toBe('');

    await user.type(code, '654321');
    await user.click(button(dialog, 'Verify'));
    const password = await dialog.findByLabelText<HTMLInputElement>('New Password');
    expect(password.value).toBe('password');
  });

  it('goes back to another mobile', async () => {
    const { user, dialog } = await openDialog();
    await verify(user, dialog);
    await dialog.findByLabelText('New Password');

    await user.click(button(dialog, 'Back'));

    expect(field(dialog, 'Mobile Number').value).toBe('9876543210');
    expect(field(dialog, 'Verification Code').value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field(dialog, 'Verification Code')));
  });
});
