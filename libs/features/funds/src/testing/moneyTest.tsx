import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, renderPage, type RenderPageOptions } from '@wealth/testing';
import type { Session } from '@wealth/session';
import { expect, vi } from 'vitest';
import { DepositDrawer } from '../deposit/DepositDrawer.tsx';
import { DepositWatch } from '../deposit/DepositWatch.tsx';
import { WithdrawalDrawer } from '../withdrawal/WithdrawalDrawer.tsx';
import { WithdrawalWatch } from '../withdrawal/WithdrawalWatch.tsx';
import { PinDialogs } from './PinDialogs.tsx';

type Options<Own extends Session> = RenderPageOptions<Own>;

/** A deposit on the stage, with what asks for answers that were lost. */
export function openDeposit<Own extends Session>(options: Options<Own> = {}) {
  const onClose = vi.fn<() => void>();
  const onBankAccounts = vi.fn<() => void>();
  const page = renderPage(
    <>
      <DepositWatch />
      <DepositDrawer {...{ onClose, onBankAccounts }} />
    </>,
    { hasHosts: true, ...options },
  );
  return { ...page, onClose, onBankAccounts };
}

/** A withdrawal on the stage, with what asks for answers that were lost. */
export function openWithdrawal<Own extends Session>(options: Options<Own> = {}) {
  const onClose = vi.fn<() => void>();
  const onOrders = vi.fn<() => void>();
  const onBankAccounts = vi.fn<() => void>();
  const onSetPin = vi.fn(() => Promise.resolve(false));
  const page = renderPage(
    <>
      <PinDialogs />
      <WithdrawalWatch />
      <WithdrawalDrawer {...{ onClose, onOrders, onBankAccounts, onSetPin }} />
    </>,
    { hasHosts: true, ...options },
  );
  return { ...page, onClose, onOrders, onBankAccounts, onSetPin };
}

export const amountBox = (name: 'You add' | 'You withdraw') =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

/** Empties the box of the amount, and puts a text into it. */
export async function typeAmount(user: UserEvent, name: 'You add' | 'You withdraw', text: string) {
  await user.clear(amountBox(name));
  await fill(user, amountBox(name), text);
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** The name of the account, once it is there. */
export const accountIsThere = () => screen.findByRole('radio', { name: /Sandbox Bank ••••4821/ });

/** The account is there, and what can be withdrawn is known. */
export async function withdrawalIsReady() {
  await accountIsThere();
  await screen.findAllByText('₹5,92,318.55');
}

/** To the review of a deposit. */
export async function reviewDeposit(user: UserEvent, text: string) {
  await accountIsThere();
  await typeAmount(user, 'You add', text);
  await user.click(screen.getByRole('button', { name: /^Deposit/ }));
  return dialog('Review the deposit');
}

/** From the form of a deposit to the moment in which it is sent. */
export async function sendDeposit(user: UserEvent, text: string) {
  const review = await reviewDeposit(user, text);
  const place = review.getByRole('button', { name: 'Show how to pay' });
  // Enter sends it.
  await waitFor(() => expect(document.activeElement).toBe(place));
  await user.click(place);
}

/** To the review of a withdrawal. */
export async function reviewWithdrawal(user: UserEvent, text: string) {
  await withdrawalIsReady();
  await typeAmount(user, 'You withdraw', text);
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  return dialog('Review the withdrawal');
}

/** From the form of a withdrawal to the moment in which it is sent. */
export async function sendWithdrawal(user: UserEvent, text: string) {
  const review = await reviewWithdrawal(user, text);
  await fill(user, review.getByLabelText('Trading PIN'), '246810');
}
