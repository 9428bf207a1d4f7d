import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, renderPage, type RenderPageOptions } from '@wealth/testing';
import type { Session } from '@wealth/session';
import { vi } from 'vitest';
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
