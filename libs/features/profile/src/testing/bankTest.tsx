import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { fakeSession } from '@wealth/testing';
import { BankSection } from '../pages/bank/BankSection.tsx';
import { approvedVisitor } from '../testing.ts';
import { createFakeStream } from '@wealth/stream/testing';
import { MeStage } from './MeStage.tsx';

/** The section of the bank accounts; its keys are counted. */
export function setUpBank(visitor = approvedVisitor, session = fakeSession(visitor)) {
  const stream = createFakeStream();
  const caches: QueryClient[] = [];
  let keyCount = 0;
  const view = render(
    <MeStage session={session} stream={stream} onCache={(cache) => void caches.push(cache)}>
      <BankSection createKey={() => `key-${(keyCount += 1)}-0123456789`} />
    </MeStage>,
  );
  return {
    user: userEvent.setup(),
    session,
    stream,
    unmount: view.unmount,
    refetch: () => act(() => Promise.all(caches.map((cache) => cache.refetchQueries()))),
  };
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
  await user.type(dialog.getByLabelText('PIN'), pin);
  return dialog;
}
