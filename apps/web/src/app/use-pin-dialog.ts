import { usePreference } from '@wealth/preferences';
import { registerPinDialog } from '@wealth/session';
import { useEffect } from 'react';
import { textsOf } from './texts';

/** Has the whole app ask for the trading PIN in one dialog, which loads with the first question. */
export function usePinDialog(): void {
  const [language] = usePreference('language');
  useEffect(
    () =>
      registerPinDialog(async (purpose) => {
        const [{ askForPin }, t] = await Promise.all([
          import('../shell/pin-dialog'),
          textsOf(language, 'profile'),
        ]);
        return askForPin({ title: t('pinDialogTitle'), purpose });
      }),
    [language],
  );
}
