import { useMessages } from '@wealth/i18n-locale-react';
import { registerPinDialog } from '@wealth/session';
import { useEffect } from 'react';
import { askForPin } from '@wealth/placing';

/** Asks for the PIN where an action needs it, as the app does around its pages. */
export function PinDialogs() {
  const t = useMessages('parts');
  const title = t('pinDialogTitle');
  useEffect(() => registerPinDialog((purpose) => askForPin({ title, purpose })), [title]);
  return null;
}
