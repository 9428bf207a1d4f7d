import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeSession } from '@wealth/testing';
import type { Visitor } from '@wealth/session';
import { modals, type Dialog } from '@wealth/ui/modal';
import { toasts } from '@wealth/ui/toast';
import { approvedVisitor } from '../testing.ts';
import { DialogStage } from './DialogStage.tsx';

/** Opens a dialog as the drawer does, and waits for its chunk by something that stands in it. */
export async function openDialog(
  declared: Dialog,
  { title, content, visitor = approvedVisitor }: { title: string; content: string; visitor?: Visitor },
) {
  const user = userEvent.setup();
  const session = fakeSession(visitor);
  render(
    <DialogStage session={session}>
      <button type="button" onClick={() => modals.openDialog(declared)}>
        Open
      </button>
    </DialogStage>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByText(content, {}, { timeout: 10_000 });
  return { user, session, dialog };
}

/** What the toasts say: type, title and second line. */
export function shownToasts() {
  return toasts.getSnapshot().toasts.map(({ type, title, description }) => [type, title, description]);
}
