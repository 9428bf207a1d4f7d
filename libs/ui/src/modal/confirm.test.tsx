import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { confirm, type ConfirmOptions } from './confirm.ts';
import { ModalHost } from './ModalHost.tsx';
import { modals } from './store.ts';

afterEach(() => {
  act(() => modals.closeAll());
});

/** The answer arrives with the caller's press: it is wrapped, since a returned promise would be awaited by act. */
async function ask(options: ConfirmOptions): Promise<{ answer: Promise<boolean> }> {
  render(<ModalHost />);
  return act(() => ({ answer: confirm(options) }));
}

describe('confirm', () => {
  it('is titled Confirm, offers Confirm and Cancel, and has no button Close [S4-CONFIRM]', async () => {
    const { answer } = await ask({ message: 'Are you sure you want to log out now?' });

    expect(screen.getByRole('dialog', { name: 'Confirm' }).style.maxWidth).toBe('400px');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Confirm',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(answer).resolves.toBe(true);
  });

  it('answers false to Cancel', async () => {
    const { answer } = await ask({ message: 'Sure?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await expect(answer).resolves.toBe(false);
  });

  it('answers false to Escape', async () => {
    const { answer } = await ask({ message: 'Sure?' });
    await userEvent.keyboard('{Escape}');

    await expect(answer).resolves.toBe(false);
  });

  it('takes other texts [S4-CONFIRM]', async () => {
    const { answer } = await ask({
      message: 'The order will be withdrawn.',
      title: 'Cancel order',
      confirmText: 'Withdraw order',
      cancelText: 'Keep it',
    });

    expect(screen.getByRole('dialog', { name: 'Cancel order' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw order' }));
    await expect(answer).resolves.toBe(true);
  });
});
