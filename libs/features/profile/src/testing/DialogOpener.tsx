import { modals, type Dialog } from '@wealth/ui/modal';
import { useEffect } from 'react';

export interface DialogOpenerProps {
  dialog: Dialog;
}

/** A story that begins with an open dialog. */
export function DialogOpener({ dialog }: DialogOpenerProps) {
  useEffect(() => void modals.openDialog(dialog), [dialog]);
  return null;
}
