import type { CalendarDate } from '@internationalized/date';
import { monthNames } from '@wealth/i18n-locale';
import { dateFieldTexts } from '@wealth/i18n-locale/ui/dateField';
import { useContext } from 'react';
import { CalendarStateContext as AriaCalendarStateContext } from 'react-aria-components/Calendar';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';

const choice =
  'min-h-9 pointer-coarse:min-h-11 cursor-pointer rounded-control-inner border border-transparent bg-surface-raised px-1.5 text-body font-semibold text-fg layered-native transition-layer forced-colors:border-system-control';

/** Years offered where no limit says otherwise: what a life or a contract spans. */
const yearsBack = 120;
const yearsAhead = 30;

export interface MonthAndYearProps {
  minDate: CalendarDate | null;
  maxDate: CalendarDate | null;
}

/** Heads the calendar and leads to any month in two steps: a date of birth is hundreds of pages back. */
export function MonthAndYear({ minDate, maxDate }: MonthAndYearProps) {
  const t = useUiText(dateFieldTexts);
  const { locale } = useUiLanguage();
  const state = useContext(AriaCalendarStateContext);
  if (!state) return null;
  const { focusedDate } = state;
  const first = minDate?.year ?? focusedDate.year - yearsBack;
  const last = maxDate?.year ?? focusedDate.year + yearsAhead;
  const years = Array.from({ length: Math.max(last - first + 1, 1) }, (_, index) => last - index);

  return (
    <div className="flex items-center">
      <select
        aria-label={t('month')}
        className={choice}
        value={focusedDate.month}
        onChange={({ target }) => state.setFocusedDate(focusedDate.set({ month: Number(target.value) }))}
      >
        {monthNames({ locale, style: 'long' }).map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('year')}
        className={choice}
        value={focusedDate.year}
        onChange={({ target }) => state.setFocusedDate(focusedDate.set({ year: Number(target.value) }))}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  );
}
