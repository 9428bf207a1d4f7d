import type { CalendarDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { toasts } from '@wealth/ui/toast';

/** Says from when what was saved counts. */
export function useTellSaved() {
  const t = useMessages('profile');
  const formats = useFormats();
  return (from: CalendarDay | null) => {
    const description = from === null ? t('limitFromNow') : t('limitFromDay', { day: formats.day(from) });
    toasts.show({ type: 'success', title: t('limitSaved'), description });
  };
}
