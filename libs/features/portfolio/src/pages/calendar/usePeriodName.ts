import { monthNames } from '@wealth/i18n-locale';
import { useFormats } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { useCallback } from 'react';

/** Says which day, month or year a period is: "Thu, 19 Nov 2026", "November 2026", "2026". */
export function usePeriodName(): (period: string) => string {
  const formats = useFormats();
  const [language] = usePreference('language');
  return useCallback(
    (period) => {
      if (period.length === 10) return formats.day(period);
      const [year = '', month] = period.split('-');
      if (month === undefined) return year;
      return `${monthNames({ locale: language, style: 'long' })[Number(month) - 1] ?? ''} ${year}`;
    },
    [formats, language],
  );
}
