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
  /** As the toolbar of the Storybook holds it: all but English is Hindi. */
  locale: unknown;
  open: Open;
}

/** A story that begins with an open dialog. */
export function DialogOpener({ session, locale, open }: DialogOpenerProps) {
  return (
    <DialogStage session={session} language={locale === 'en' ? 'en' : 'hi'}>
      <Opener open={open} />
    </DialogStage>
  );
}
