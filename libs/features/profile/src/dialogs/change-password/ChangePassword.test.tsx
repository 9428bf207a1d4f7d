import { screen, waitFor } from '@testing-library/react';
import {
  failing,
  getChangePasswordMockHandler,
  getChangePasswordResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { expectConsole, failedAnswersOf, fill, mockServer, shownToasts } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../testing/openDialog.tsx';
import { changePasswordDialog } from './changePasswordDialog.ts';

const path = '*/auth/app/v1/change_pwd';
const server = mockServer(...handlers());

const open = () =>
  openDialog(changePasswordDialog, {
    title: 'Change Password',
    content: 'Use a password that you do not use anywhere else.',
  });
type Opened = Awaited<ReturnType<typeof open>>;

function recordCalls() {
  const calls: unknown[] = [];
  server.use(
    getChangePasswordMockHandler(async ({ request }) => {
      calls.push(await request.json());
      return getChangePasswordResponseMock();
    }),
  );
  return calls;
}

const field = ({ dialog }: Opened, name: string) => dialog.getByLabelText<HTMLInputElement>(name);

async function send({ user, dialog }: Opened) {
  await user.click(dialog.getByRole('button', { name: 'Change Password' }));
}

async function fillIn(opened: Opened) {
  await fill(opened.user, field(opened, 'Current Password'), 'password');
  await fill(opened.user, field(opened, 'New Password'), ' 123456');
  await fill(opened.user, field(opened, 'Confirm Password'), ' 123456');
}

describe('Change Password', () => {
  it('says everything that is missing at once [S2-CHANGE-PASSWORD] [S5-CHANGE-CURRENT] [S5-CHANGE-NEW] [S5-CHANGE-CONFIRM]', async () => {
    const calls = recordCalls();
    const opened = await open();
    const { dialog } = opened;
    expect(dialog.getByText('After the change you are signed out and sent to the login page.')).toBeDefined();

    await send(opened);

    expect(await dialog.findByText('Current password is required')).toBeDefined();
    expect(dialog.getByText('New password is required')).toBeDefined();
    expect(dialog.getByText('Please confirm your password')).toBeDefined();
    expect(document.activeElement).toBe(field(opened, 'Current Password'));
    expect(calls).toEqual([]);
  });

  it('looks at the repetition again when the new password changes [S5-CHANGE-LENGTH] [S5-CHANGE-MATCH]', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    await user.type(field(opened, 'New Password'), '12345');
    await user.type(field(opened, 'Confirm Password'), '123456');

    await send(opened);
    expect(await dialog.findByText('Password must be at least 6 characters')).toBeDefined();
    expect(dialog.getByText('Passwords must match')).toBeDefined();
    await user.type(field(opened, 'New Password'), '6');

    await waitFor(() => expect(dialog.queryByText('Passwords must match')).toBeNull());
    expect(dialog.queryByText('Password must be at least 6 characters')).toBeNull();
  });

  it('refuses the current password as the new one, until one of them changes [I3A-USE-12]', async () => {
    const calls = recordCalls();
    const opened = await open();
    const { user, dialog } = opened;
    for (const name of ['Current Password', 'New Password', 'Confirm Password']) {
      await user.type(field(opened, name), 'Wealth@123');
    }

    await send(opened);
    expect(await dialog.findByText('The new password must differ from the current one')).toBeDefined();
    expect(calls).toEqual([]);

    await user.type(field(opened, 'Current Password'), '4');
    await waitFor(() => expect(dialog.queryByText(/must differ/)).toBeNull());
  });

  it.each([
    { field: 'old_password', code: 'incorrect', shown: 'Incorrect password', name: 'Current Password' },
    {
      field: 'new_password',
      code: 'same',
      shown: 'The new password must differ from the current one',
      name: 'New Password',
    },
    { field: 'new_password', code: 'known', shown: 'Words of the server.', name: 'New Password' },
  ])('says on $name what the server says of it by $code, without a toast [I3A-USE-12]', async (refusal) => {
    expectConsole(/password could not be changed/);
    server.use(
      http.post(path, () =>
        HttpResponse.json(
          {
            data: { errors: [{ field: refusal.field, code: refusal.code, message: 'Words of the server.' }] },
            message: 'Please check the highlighted fields.',
          },
          { status: 400 },
        ),
      ),
    );
    const opened = await open();

    await fillIn(opened);
    await send(opened);

    expect(await opened.dialog.findByText(refusal.shown)).toBeDefined();
    expect(document.activeElement).toBe(field(opened, refusal.name));
    expect(shownToasts()).toEqual([]);
    expect(field(opened, 'Current Password').value).toBe('password');
  });

  it('asks before Cancel loses what was typed, and closes an empty form at once [I3A-FRICTION-CLOSE]', async () => {
    const opened = await open();
    const { user, dialog } = opened;
    const cancel = () => user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.type(field(opened, 'New Password'), '123456');

    await cancel();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull());
    expect(field(opened, 'New Password').value).toBe('123456');

    await user.clear(field(opened, 'New Password'));
    await cancel();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells a password manager whose password it is', async () => {
    const { dialog } = await open();
    const username = dialog.getByDisplayValue('9876543210');

    expect(username.getAttribute('autocomplete')).toBe('username');
    expect(username.hidden).toBe(true);
  });

  it('closes and ends the session, whose next page says why [S4-CHANGE-PASSWORD]', async () => {
    const calls = recordCalls();
    const opened = await open();

    await fillIn(opened);
    await send(opened);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([
      { old_password: '5f4dcc3b5aa765d61d8327deb882cf99', new_password: expect.stringMatching(/^\w{32}$/) },
    ]);
    expect(opened.session.calls).toEqual(['endSession passwordChanged']);
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    { answer: '400', handler: failing(path, { status: 400, message: 'Not changed' }), text: 'Not changed' },
    ...failedAnswersOf(path),
  ])(
    'keeps what was typed after $answer; the failure is logged [S8-PASSWORD-FAILED]',
    async ({ handler, text }) => {
      expectConsole(/password could not be changed/);
      server.use(handler);
      const opened = await open();

      await fillIn(opened);
      await send(opened);

      await waitFor(() => expect(shownToasts()).toEqual([['error', text, undefined]]));
      expect(field(opened, 'Current Password').value).toBe('password');
      expect(field(opened, 'New Password').value).toBe(' 123456');
      expect(field(opened, 'Confirm Password').value).toBe(' 123456');
      expect(opened.session.calls).toEqual([]);
    },
  );
});
