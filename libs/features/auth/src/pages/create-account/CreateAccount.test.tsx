import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { failing, getRegisterMockHandler, getRegisterResponseMock, handlers } from '@wealth/api-sdk/testing';
import { fill, mockServer, renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { describe, expect, it } from 'vitest';
import { forgetTypedLogin } from '../../model/typedLogin.ts';
import { chunkPatience } from '../../testing/chunkPatience.ts';
import { LoginPage } from '../login/LoginPage.tsx';

const server = mockServer(...handlers());

const shownToasts = () =>
  toasts.getSnapshot().toasts.map(({ type, title, description }) => [type, title, description]);

async function openDialog() {
  forgetTypedLogin();
  const { user } = renderPage(
    <LoginPage appName="Wealth" onSignedIn={() => {}} onSignInFailed={() => {}} />,
    { visitor: { kind: 'guest' }, hasHosts: true },
  );
  const dialog = await reopen(user);
  return { user, dialog };
}

async function reopen(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Sign up your account now!' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Account' });
  await within(dialog).findByLabelText('Mobile Number', {}, chunkPatience);
  return within(dialog);
}

type Dialog = Awaited<ReturnType<typeof reopen>>;

const field = (dialog: Dialog, name: string) => dialog.getByLabelText<HTMLInputElement>(name);
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Create Account' });
const agreement = (dialog: Dialog) =>
  dialog.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the Terms and Privacy policy' });

async function fillIn(user: UserEvent, dialog: Dialog) {
  await fill(user, field(dialog, 'Mobile Number'), '+91 98123 45678');
  await fill(user, field(dialog, 'Password'), 'password');
  await fill(user, field(dialog, 'Confirm Password'), 'password');
  await fill(user, field(dialog, 'Invitation Code'), ' WEALTH2026 ');
  await user.click(agreement(dialog));
}

/** Keeps what is sent to register; answers success. */
function recordRegistrations() {
  const sent: unknown[] = [];
  server.use(
    getRegisterMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return getRegisterResponseMock();
    }),
  );
  return sent;
}

describe('Create Account', () => {
  it('shows heading, fields, note and terms [S2-REGISTER-HEADING] [S2-REGISTER-FIELDS] [S2-REGISTER-NOTE] [S2-REGISTER-TERMS]', async () => {
    const { dialog } = await openDialog();

    expect(dialog.getByRole('heading', { name: 'Start your investment journey' })).toBeDefined();
    expect(dialog.getByText('+91')).toBeDefined();
    for (const name of ['Mobile Number', 'Password', 'Confirm Password', 'Invitation Code']) {
      expect(field(dialog, name).value).toBe('');
    }
    expect(dialog.getByText(/^Ask your investment advisor .* for your invitation code\.$/)).toBeDefined();
    expect(agreement(dialog).checked).toBe(false);
    expect(dialog.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
    expect(dialog.getByRole('button', { name: 'Close' })).toBeDefined();
  });

  it('says everything that is missing at once and sends nothing [S5-REGISTER-MOBILE-REQUIRED] [S5-REGISTER-PASSWORD-REQUIRED] [S5-REGISTER-CONFIRM-REQUIRED] [S5-REGISTER-INVITATION]', async () => {
    const sent = recordRegistrations();
    const { user, dialog } = await openDialog();

    await user.click(submit(dialog));

    expect(await dialog.findByText('Mobile number is required')).toBeDefined();
    expect(dialog.getByText('Password is required')).toBeDefined();
    expect(dialog.getByText('Please confirm password')).toBeDefined();
    expect(dialog.getByText('Invitation code is required')).toBeDefined();
    expect(dialog.getByText('Please agree to the Terms and Privacy policy.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(dialog, 'Mobile Number')));
    expect(sent).toEqual([]);
  });

  it('says what is wrong, and looks at the repetition again when the password changes [S5-REGISTER-MOBILE] [S5-REGISTER-PASSWORD] [S5-REGISTER-CONFIRM]', async () => {
    const { user, dialog } = await openDialog();

    await user.type(field(dialog, 'Mobile Number'), '12345');
    await user.type(field(dialog, 'Password'), '123');
    await user.type(field(dialog, 'Confirm Password'), '123456');
    await user.click(submit(dialog));
    expect(await dialog.findByText('Enter a valid 10-digit Indian mobile number')).toBeDefined();
    expect(dialog.getByText('Minimum 6 characters')).toBeDefined();
    expect(field(dialog, 'Password').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('Passwords must match')).toBeDefined();

    await user.type(field(dialog, 'Password'), '456');
    await waitFor(() => expect(dialog.queryByText('Passwords must match')).toBeNull());

    await user.type(field(dialog, 'Password'), '7');
    expect(await dialog.findByText('Passwords must match')).toBeDefined();
  });

  it('registers, says so and closes [S3-REGISTER-PAYLOAD] [S7-REGISTER] [S8-REGISTER-DONE] [I3A-FRICTION-CARRY]', async () => {
    const sent = recordRegistrations();
    const { user, dialog } = await openDialog();

    await fillIn(user, dialog);
    await user.click(submit(dialog));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { username: '9812345678', password: '5f4dcc3b5aa765d61d8327deb882cf99', invite_code: 'WEALTH2026' },
    ]);
    expect(shownToasts()).toEqual([['success', 'Your Account Has Been Successfully Registered', undefined]]);
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('9812345678');
  });

  it('begins with the mobile that was typed as the user name, in whatever script [I3A-FRICTION-CARRY] [I3A-SPEC-6]', async () => {
    const sent = recordRegistrations();
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.type(screen.getByLabelText('Username'), '९८१२३ ४५६७८');
    const dialog = await reopen(user);
    expect(field(dialog, 'Mobile Number').value).toBe('9812345678');

    await user.type(field(dialog, 'Password'), 'password');
    await user.type(field(dialog, 'Confirm Password'), 'password');
    await user.type(field(dialog, 'Invitation Code'), 'WEALTH2026');
    await user.click(agreement(dialog));
    await user.click(submit(dialog));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ username: '9812345678' });
  });

  it('says on the Enter key of an on-screen keyboard what it does [I3A-FRICTION-ENTER]', async () => {
    const { dialog } = await openDialog();
    const hints = ['Mobile Number', 'Password', 'Confirm Password', 'Invitation Code'].map((name) =>
      field(dialog, name).getAttribute('enterkeyhint'),
    );

    expect(hints).toEqual(['next', 'next', 'next', 'send']);
    expect(field(dialog, 'Invitation Code').getAttribute('autocapitalize')).toBe('characters');
  });

  it.each([
    { status: 400, message: 'These details cannot be registered. Please check with your advisor.' },
    {
      status: 429,
      message: 'Please wait.',
      retryAfter: 60,
      text: 'Please wait. Please try again in 1 minute.',
    },
    { status: 500, message: 'Something went wrong.' },
  ])('keeps everything that was typed after $status [S8-REGISTER-FAILED]', async ({ text, ...failure }) => {
    server.use(failing('*/auth/app/v1/register', failure));
    const { user, dialog } = await openDialog();

    await fillIn(user, dialog);
    await user.click(submit(dialog));

    await waitFor(() =>
      expect(shownToasts()).toEqual([
        ['error', 'Registration failed. Please try again.', text ?? failure.message],
      ]),
    );
    expect(field(dialog, 'Mobile Number').value).toBe('9812345678');
    expect(field(dialog, 'Password').value).toBe('password');
    expect(field(dialog, 'Confirm Password').value).toBe('password');
    expect(field(dialog, 'Invitation Code').value).toBe('WEALTH2026');
    expect(agreement(dialog).checked).toBe(true);
  });

  it('shows the terms above the form, which keeps what was typed and stays unticked', async () => {
    const { user, dialog } = await openDialog();
    await user.type(field(dialog, 'Invitation Code'), 'WEALTH2026');

    const link = dialog.getByRole('link', { name: 'Terms' });
    expect(link.getAttribute('href')).toBe('/login?dialog=terms');
    await user.click(link);
    const terms = await screen.findByRole('dialog', { name: 'Terms' });
    expect(within(terms).getByRole('heading', { name: 'Risk' })).toBeDefined();
    await user.click(within(terms).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Terms' })).toBeNull());
    expect(field(dialog, 'Invitation Code').value).toBe('WEALTH2026');
    expect(agreement(dialog).checked).toBe(false);
  });

  it('keeps nothing when it is closed and opened again', async () => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog);

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await reopen(user);

    expect(field(again, 'Mobile Number').value).toBe('');
    expect(field(again, 'Password').value).toBe('');
    expect(agreement(again).checked).toBe(false);
  });

  it('asks before the way back to the sign-in loses what was typed [I3A-FRICTION-CLOSE]', async () => {
    const { user, dialog } = await openDialog();
    await user.type(field(dialog, 'Invitation Code'), 'WEALTH2026');

    await user.click(dialog.getByRole('link', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull());

    expect(field(dialog, 'Invitation Code').value).toBe('WEALTH2026');
  });

  it('leads back to the sign-in', async () => {
    const { user, dialog } = await openDialog();

    await user.click(dialog.getByRole('link', { name: 'Sign in' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
