import type { CalendarDate } from '@internationalized/date';
import { useContext } from 'react';
import { CalendarStateContext as AriaCalendarStateContext } from 'react-aria-components/Calendar';
import type { DateFieldTexts } from './dateFieldTexts.ts';

const choice =
  'min-h-9 pointer-coarse:min-h-11 cursor-pointer rounded-control-inner border border-transparent bg-surface-raised px-1.5 text-body font-semibold text-fg layered-native transition-layer forced-colors:border-system-control';

/** Years offered where no limit says otherwise: what a life or a contract spans. */
const yearsBack = 120;
const yearsAhead = 30;

function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}

export interface MonthAndYearProps {
  texts: DateFieldTexts;
  minDate: CalendarDate | null;
  maxDate: CalendarDate | null;
}

/** Heads the calendar and leads to any month in two steps: a date of birth is hundreds of pages back. */
export function MonthAndYear({ texts, minDate, maxDate }: MonthAndYearProps) {
  const state = useContext(AriaCalendarStateContext);
  if (!state) return null;
  const { focusedDate } = state;
  const first = minDate?.year ?? focusedDate.year - yearsBack;
  const last = maxDate?.year ?? focusedDate.year + yearsAhead;
  const years = Array.from({ length: Math.max(last - first + 1, 1) }, (_, index) => last - index);

  return (
    <div className="flex items-center">
      <select
        aria-label={texts.month}
        className={choice}
        value={focusedDate.month}
        onChange={({ target }) => state.setFocusedDate(focusedDate.set({ month: Number(target.value) }))}
      >
        {monthNames(texts.locale).map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
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
