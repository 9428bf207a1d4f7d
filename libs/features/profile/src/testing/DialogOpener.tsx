import type { Session } from '@wealth/session';
import { modals, type Dialog } from '@wealth/ui/modal';
import { useEffect } from 'react';
import { DialogStage } from './DialogStage.tsx';

function Opener({ dialog }: Pick<DialogOpenerProps, 'dialog'>) {
  useEffect(() => void modals.openDialog(dialog), [dialog]);
  return null;
}

export interface DialogOpenerProps {
  session: Session;
  /** As the toolbar of the Storybook holds it: all but English is Hindi. */
  locale: unknown;
  dialog: Dialog;
}

/** A story that begins with an open dialog. */
export function DialogOpener({ session, locale, dialog }: DialogOpenerProps) {
  return (
    <DialogStage session={session} language={locale === 'en' ? 'en' : 'hi'}>
      <Opener dialog={dialog} />
    </DialogStage>
  );
}
