import type { Translate } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import type { Session } from '@wealth/session';
import type { LazyDialogOptions } from '@wealth/ui/modal';
import { useEffect } from 'react';
import { DialogStage } from './DialogStage.tsx';

type Open = (t: Translate<'profile'>, options: LazyDialogOptions) => void;

function Opener({ open }: { open: Open }) {
  const t = useMessages('profile');
  useEffect(() => open(t, { isSandbox: true }), [open, t]);
  return null;
}

export interface DialogOpenerProps {
  session: Session;
  open: Open;
}

/** A story that begins with an open dialog. */
export function DialogOpener({ session, open }: DialogOpenerProps) {
  return (
    <DialogStage session={session}>
      <Opener open={open} />
    </DialogStage>
  );
}
