import type { Session } from '@wealth/session';
import { modals } from '@wealth/ui/modal';
import { setPinDialog } from './setPinDialog.ts';

/** Lets the client set a trading PIN; answers, once the dialog has closed, whether there is one. */
export async function openSetPin(session: Session): Promise<boolean> {
  const id = modals.openDialog(setPinDialog);
  await new Promise<void>((resolve) => {
    const unsubscribe = modals.subscribe(() => {
      if (modals.getSnapshot().some((entry) => entry.id === id)) return;
      unsubscribe();
      resolve();
    });
  });
  await session.refreshProfile();
  const visitor = session.visitor();
  return visitor?.kind === 'client' && visitor.profile.has_pin;
}
