import { screen, waitFor } from '@testing-library/react';
import {
  failing,
  getRequestCodeMockHandler,
  getRequestCodeResponseMock,
  getResetPasswordMockHandler,
  getResetPasswordResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import {
  button,
  field,
  openDialog,
  shownToasts,
  verify,
  verifyAndFillIn,
} from '../../testing/forgotPasswordTest.tsx';

const server = mockServer(...handlers());

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

  it('sends a code to the advisor, says when, and lets this mobile wait before it asks again [I3-1-CODE]', async () => {
    const { codes } = recordCalls();
    const { user, dialog } = await openDialog();
    // Said before the button is pressed: nobody waits for a message on a phone.
    expect(dialog.getByText('The code goes to your advisor, who gives it to you.')).toBeDefined();

    await user.type(field(dialog, 'Mobile Number'), '+91 98765 43210');
    await user.click(button(dialog, 'Send code'));

    const again = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Ask again in 0:30' });
    expect(again.disabled).toBe(true);
    expect(
      dialog.getByText(
        'Code requested at 14:32 IST. Your advisor receives it and gives it to you; we never send it in a link.',
      ),
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

    expect(await dialog.findByRole('button', { name: 'Ask again in 0:45' })).toBeDefined();
    expect(dialog.queryByText(/Code requested/)).toBeNull();
    expect(shownToasts()).toEqual([['error', 'Too many codes.', 'Please try again in 45 seconds.']]);
  });

  it('takes the digits of an Indian script [I3A-SPEC-6]', async () => {
    const { codes } = recordCalls();
    const { user, dialog } = await openDialog();

    await user.type(field(dialog, 'Mobile Number'), '९८१२३४५६७८');
    await user.click(button(dialog, 'Send code'));

    await dialog.findByRole('button', { name: 'Ask again in 0:30' });
    expect(codes).toEqual([{ identifier: '+919812345678' }]);
  });
});

describe('the number that was typed at the sign-in', () => {
  const username = () => screen.getByLabelText<HTMLInputElement>('Username');

  it.each([
    { typed: '+91 98765 43210', carried: '98765 43210' },
    { typed: '९८७६५४३२१०', carried: '98765 43210' },
    { typed: 'asha', carried: '' },
    { typed: '', carried: '' },
  ])('$typed: begins with $carried [I3A-FRICTION-CARRY]', async ({ typed, carried }) => {
    const { dialog } = await openDialog(typed);

    expect(field(dialog, 'Mobile Number').value).toBe(carried);
  });

  it('is the one whose password was reset, and password managers are told whose it is [I3A-FRICTION-CARRY]', async () => {
    recordCalls();
    const { user, dialog } = await openDialog();
    await verifyAndFillIn(user, dialog);
    const account = document.querySelector<HTMLInputElement>('[role=dialog] input[autocomplete=username]');
    expect(account?.value).toBe('9876543210');

    await user.click(button(dialog, 'Reset Password'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(username().value).toBe('9876543210');
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
    expect(field(dialog, 'Mobile Number').value).toBe('98765 43210');
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

    expect(field(dialog, 'Mobile Number').value).toBe('98765 43210');
    expect(field(dialog, 'Verification Code').value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field(dialog, 'Verification Code')));
  });
});
