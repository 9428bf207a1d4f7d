import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, renderPage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { forgetTypedLogin } from '../model/typedLogin.ts';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { chunkPatience } from './chunkPatience.ts';

export const shownToasts = () =>
  toasts.getSnapshot().toasts.map(({ type, title, description }) => [type, title, description]);

export async function openDialog(typed = '') {
  forgetTypedLogin();
  const { user } = renderPage(
    <LoginPage appName="Wealth" onSignedIn={() => {}} onSignInFailed={() => {}} />,
    { visitor: { kind: 'guest' }, hasHosts: true },
  );
  if (typed) await fill(user, screen.getByLabelText('Username'), typed);
  await user.click(screen.getByRole('link', { name: "I forgot password or can't sign in" }));
  const element = await screen.findByRole('dialog', { name: 'Forgot Password' });
  const dialog = within(element);
  await dialog.findByLabelText('Mobile Number', {}, chunkPatience);
  return { user, dialog };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

export const field = (dialog: Dialog, name: string) => dialog.getByLabelText<HTMLInputElement>(name);
export const button = (dialog: Dialog, name: string) => dialog.getByRole('button', { name });

export async function verify(user: UserEvent, dialog: Dialog) {
  await fill(user, field(dialog, 'Mobile Number'), '098765 43210');
  await fill(user, field(dialog, 'Verification Code'), '123 456');
  await user.click(button(dialog, 'Verify'));
}

export async function verifyAndFillIn(user: UserEvent, dialog: Dialog) {
  await verify(user, dialog);
  await fill(user, await dialog.findByLabelText('New Password'), 'password');
  await fill(user, field(dialog, 'Confirm Password'), 'password');
}
