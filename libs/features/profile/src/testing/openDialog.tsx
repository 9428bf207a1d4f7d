import { screen, within } from '@testing-library/react';
import { renderPage } from '@wealth/testing';
import type { Visitor } from '@wealth/session';
import type { Dialog } from '@wealth/ui/modal';
import { DialogOpener } from './DialogOpener.tsx';

/** Opens a dialog as the drawer does, and waits for its chunk by something that stands in it. */
export async function openDialog(
  declared: Dialog,
  { title, content, visitor }: { title: string; content: string; visitor?: Visitor },
) {
  const { user, session } = renderPage(<DialogOpener dialog={declared} />, { visitor, hasHosts: true });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByText(content, {}, { timeout: 10_000 });
  return { user, session, dialog };
}
