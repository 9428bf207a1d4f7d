import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { handlers } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { closeTopOverlay } from '@wealth/ui/overlays';
import { describe, expect, it } from 'vitest';
import { button, field, openDialog, verify } from '../../testing/forgotPasswordTest.tsx';

mockServer(...handlers());

const question = () => screen.queryByText('Discard what you typed?');
const dialog = () => screen.queryByRole('dialog', { name: 'Forgot Password' });

const ways = {
  'the button Close': (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
  Escape: (user: UserEvent) => user.keyboard('{Escape}'),
  'browser back': () => act(async () => void closeTopOverlay()),
};

describe('leaving Forgot Password [I3A-FRICTION-CLOSE]', () => {
  it.each(Object.entries(ways))(
    'asks before %s throws a verified code away, which is good for once only',
    async (_name, leave) => {
      const { user, dialog: form } = await openDialog();
      await verify(user, form);
      await form.findByLabelText('New Password');

      await leave(user);
      expect(await screen.findByText('Discard what you typed?')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(question()).toBeNull());

      expect(field(form, 'New Password')).toBeDefined();
    },
  );

  it('asks for a new password that waits while the code is asked for anew', async () => {
    const { user, dialog: form } = await openDialog('9876543210');
    await user.type(field(form, 'Verification Code'), '123456');
    await user.click(button(form, 'Verify'));
    await user.type(await form.findByLabelText('New Password'), 'password');
    await user.click(button(form, 'Back'));

    await user.keyboard('{Escape}');

    expect(await screen.findByText('Discard what you typed?')).toBeDefined();
  });

  it('asks before Cancel loses what was typed', async () => {
    const { user, dialog: form } = await openDialog();
    await user.type(field(form, 'Verification Code'), '123456');

    await user.click(button(form, 'Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));

    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('asks nothing where nothing was typed', async () => {
    const { user, dialog: form } = await openDialog('9876543210');

    await user.click(button(form, 'Cancel'));

    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
  });
});
