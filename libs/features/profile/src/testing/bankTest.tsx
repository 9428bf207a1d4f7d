import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, renderPage, type FakeSession } from '@wealth/testing';
import type { Visitor } from '@wealth/session';
import { BankSection } from '../pages/bank/BankSection.tsx';
import { PinDialogs } from './PinDialogs.tsx';

/** The section of the bank accounts; its keys are counted. */
export function setUpBank(visitor?: Visitor, session?: FakeSession) {
  let keyCount = 0;
  return renderPage(
    <>
      <PinDialogs />
      <BankSection createKey={() => `key-${(keyCount += 1)}-0123456789`} />
    </>,
    { visitor, session, hasHosts: true },
  );
}

/** The rows of the list. */
export const rows = async () =>
  within(await screen.findByRole('list', { name: 'Bank Accounts' })).getAllByRole('listitem');
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
