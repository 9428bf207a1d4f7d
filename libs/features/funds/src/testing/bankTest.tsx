import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, renderPage, type FakeSession } from '@wealth/testing';
import type { Visitor } from '@wealth/session';
import { expect, vi } from 'vitest';
import { BankAccountWatch } from '../accounts/BankAccountWatch.tsx';
import { AccountsPage } from '../accounts/AccountsPage.tsx';
import { PinDialogs } from './PinDialogs.tsx';

/** The page of the bank accounts, with what asks for requests whose answer was lost. */
export function setUpBank(visitor?: Visitor, session?: FakeSession) {
  const onSetPin = vi.fn(() => Promise.resolve(false));
  const page = renderPage(
    <>
      <PinDialogs />
      <BankAccountWatch />
      <AccountsPage onSetPin={onSetPin} onHelp={null} />
    </>,
    { visitor, session, hasHosts: true },
  );
  return { ...page, onSetPin };
}

/** The cards of the accounts. */
export const rows = async () => [
  ...(await screen.findByRole('list', { name: 'Bank accounts' })).querySelectorAll(':scope > li'),
];
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Opens the form of a new account. */
export async function openForm(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  return within(await screen.findByRole('form', { name: 'Add an account in your own name' }));
}

/** Types into the dialog of the PIN, which sends it. */
export async function confirmPin(user: UserEvent, pin = '246810') {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your PIN' }));
  await fill(user, dialog.getByLabelText('PIN'), pin);
  return dialog;
}

/** Opens the form and types an account into it. */
export async function fillIn(user: UserEvent) {
  const form = await openForm(user);
  await fill(user, field('IFSC'), 'sbox0000014');
  await fill(user, field('Account number'), '1144 5522 100937');
  await fill(user, field('Confirm account number'), '11445522100937');
  await fill(user, field('UPI ID (optional)'), 'asha.namuna@sandbox');
  return form;
}

export const submit = (form: Awaited<ReturnType<typeof openForm>>) =>
  form.getByRole('button', { name: 'Add account' });

export function expectEverythingTyped() {
  expect(field('Account holder').value).toBe('Asha Namuna');
  expect(field('IFSC').value).toBe('SBOX0000014');
  expect(field('Account number').value).toBe('1144 5522 100937');
  expect(field('Confirm account number').value).toBe('11445522100937');
  expect(field('UPI ID (optional)').value).toBe('asha.namuna@sandbox');
}
