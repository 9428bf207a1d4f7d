import { screen, waitFor } from '@testing-library/react';
import {
  failing,
  getSetPinMockHandler,
  getSetPinResponseMock,
  getVerifyPasswordMockHandler,
  getVerifyPasswordResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { failedAnswersOf, fill, mockServer, shownToasts } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../testing/openDialog.tsx';
import { setPinDialog } from './setPinDialog.ts';

const server = mockServer(...handlers());

const open = () =>
  openDialog(setPinDialog, { title: 'Set PIN', content: 'Enter the password that you sign in with.' });
type Opened = Awaited<ReturnType<typeof open>>;

/** Keeps what is sent to both endpoints; answers success. */
function recordCalls() {
  const calls: unknown[] = [];
  server.use(
    getVerifyPasswordMockHandler(async ({ request }) => {
      calls.push(await request.json());
      return getVerifyPasswordResponseMock();
    }),
    getSetPinMockHandler(async ({ request }) => {
      calls.push(await request.json());
      return getSetPinResponseMock();
    }),
  );
  return calls;
}

/** Where the client is, and which step of it stands out. */
function stepLine({ dialog }: Opened) {
  const line = dialog.getByText(/^Step /);
  return [line.textContent, line.querySelector('strong')?.textContent];
}

async function verify({ user, dialog }: Opened) {
  await fill(user, dialog.getByLabelText('Password'), 'password');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  return dialog.findByLabelText<HTMLInputElement>('PIN');
}

describe('Set PIN', () => {
  it('verifies the password, then sets the PIN at the sixth digit [S2-PIN-STEPS] [S4-PIN-VERIFY] [S4-PIN-SUBMIT] [S8-PIN-DONE]', async () => {
    const calls = recordCalls();
    const opened = await open();
    expect(stepLine(opened)).toEqual(['Step 1 of 2 · Verify Password, then Set PIN', 'Verify Password']);

    const pin = await verify(opened);
    expect(stepLine(opened)).toEqual(['Step 2 of 2 · Verify Password, then Set PIN', 'Set PIN']);
    expect(document.activeElement).toBe(pin);
    await opened.user.type(pin, '12345');
    expect(calls).toEqual([{ password: '5f4dcc3b5aa765d61d8327deb882cf99' }]);
    await opened.user.type(pin, '6');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.slice(1)).toEqual([{ pin: 'e10adc3949ba59abbe56e057f20f883e' }]);
    expect(shownToasts()).toEqual([['success', 'PIN has been set', undefined]]);
    expect(opened.session.calls).toEqual(['refreshProfile']);
  });

  it('goes back to the password', async () => {
    const opened = await open();
    await verify(opened);

    await opened.user.click(opened.dialog.getByRole('button', { name: 'Back' }));

    expect(opened.dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(opened.dialog.queryByLabelText('PIN')).toBeNull();
  });

  it('asks for the password [S5-PIN-PASSWORD]', async () => {
    const calls = recordCalls();
    const { user, dialog } = await open();

    await user.click(dialog.getByRole('button', { name: 'Verify' }));

    expect(await dialog.findByText('Password is required')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('says on the field that the password is wrong, without a toast [S8-PIN-INCORRECT]', async () => {
    server.use(failing('*/client/app/v1/pwd_verify', { status: 400, message: 'Wrong' }));
    const { user, dialog } = await open();

    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));

    expect(await dialog.findByText('Incorrect password')).toBeDefined();
    const field = dialog.getByLabelText<HTMLInputElement>('Password');
    expect(field.value).toBe('wrong');
    expect(document.activeElement).toBe(field);
    expect(shownToasts()).toEqual([]);
    await user.type(field, '!');
    await waitFor(() => expect(dialog.queryByText('Incorrect password')).toBeNull());
  });

  it('shows a lock as a toast and keeps the password [I3-5-PIN]', async () => {
    server.use(failing('*/client/app/v1/pwd_verify', { status: 429, message: 'Try again in 15 minutes.' }));
    const { user, dialog } = await open();

    await user.type(dialog.getByLabelText('Password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));

    await waitFor(() => expect(shownToasts()).toEqual([['error', 'Try again in 15 minutes.', undefined]]));
    expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it.each(failedAnswersOf('*/client/app/v1/pwd_verify'))(
    'keeps the password after $answer, and goes on once it is verified',
    async ({ handler, text }) => {
      server.use(handler);
      const { user, dialog } = await open();

      await user.type(dialog.getByLabelText('Password'), 'Wealth@123');
      await user.click(dialog.getByRole('button', { name: 'Verify' }));
      await waitFor(() => expect(shownToasts()).toEqual([['error', text, undefined]]));
      expect(dialog.getByLabelText<HTMLInputElement>('Password').value).toBe('Wealth@123');

      recordCalls();
      await user.click(dialog.getByRole('button', { name: 'Verify' }));
      expect(await dialog.findByLabelText('PIN')).toBeDefined();
    },
  );

  it('empties the PIN and keeps the focus when it could not be set [S8-PIN-FAILED]', async () => {
    server.use(failing('*/client/app/v1/pin', { status: 500, message: 'Out of order' }));
    const opened = await open();
    const pin = await verify(opened);

    await opened.user.type(pin, '246810');

    await waitFor(() => expect(shownToasts()).toEqual([['error', 'Failed to set PIN.', 'Out of order']]));
    await waitFor(() => expect(pin.value).toBe(''));
    expect(document.activeElement).toBe(pin);
    expect(opened.session.calls).toEqual([]);

    recordCalls();
    await opened.user.type(pin, '246810');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for the password again when it was verified too long ago [I3-5-PIN]', async () => {
    server.use(failing('*/client/app/v1/pin', { status: 403, message: 'Verify your password first.' }));
    const opened = await open();
    const pin = await verify(opened);

    await opened.user.type(pin, '246810');

    expect(await opened.dialog.findByLabelText<HTMLInputElement>('Password')).toHaveProperty('value', '');
    expect(shownToasts()).toEqual([['error', 'Failed to set PIN.', 'Verify your password first.']]);
  });
});
