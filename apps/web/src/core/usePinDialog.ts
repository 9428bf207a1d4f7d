import { useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@wealth/api-sdk';
import { textsOf, type Language } from '@wealth/i18n-locale';
import { usePreference } from '@wealth/preferences';
import { registerPinDialog } from '@wealth/session';
import { useEffect } from 'react';

/** @throws ApiError when its code does not come: offline, or a deploy has replaced it. */
async function loadPinDialog(language: Language) {
  try {
    const [{ askForPin }, t] = await Promise.all([import('./pinDialog.ts'), textsOf(language, 'parts')]);
    return { askForPin, title: t('pinDialogTitle') };
  } catch (cause) {
    throw new ApiError(navigator.onLine ? 'network' : 'offline', 'PIN dialog', { cause });
  }
}

/** Has the whole app ask for the trading PIN in one dialog, which loads with the first question. */
export function usePinDialog(): void {
  const [language] = usePreference('language');
  const { report } = useRouteContext({ from: '__root__' });
  useEffect(
    () =>
      registerPinDialog(async (purpose) => {
        try {
          const { askForPin, title } = await loadPinDialog(language);
          return await askForPin({ title, purpose });
        } catch (error) {
          void report(error);
          return false;
        }
      }),
    [language, report],
  );
}
