import type { CalendarDate } from '@internationalized/date';
import { dateFieldTexts } from '@wealth/i18n-locale/ui/dateField';
import { CalendarCell as AriaCalendarCell } from 'react-aria-components/Calendar';
import { tv } from '../internal/tv.ts';
import { useUiText, useUiLanguage } from '../messages/UiTextsProvider.tsx';

const cell = tv({
  base: [
    'grid cursor-pointer place-items-center rounded-control-inner text-detail tabular-nums outline-offset-0 layered',
    'data-selected:bg-accent data-selected:font-semibold data-selected:text-on-accent data-outside-month:hidden',
    'data-disabled:cursor-not-allowed data-disabled:bg-none data-disabled:text-fg-disabled',
    'data-focus-visible:outline-2 data-focus-visible:outline-focus',
    'forced-colors:data-selected:bg-system-highlight forced-colors:data-selected:text-system-on-highlight forced-colors:data-selected:forced-color-adjust-none forced-colors:data-disabled:text-system-disabled',
  ],
  variants: {
    isToday: { true: 'border border-accent' },
    // At least 40 px wide in a window of 320.
    isNarrow: { true: 'h-11 w-full', false: 'size-9 pointer-coarse:size-11' },
  },
});

/** The day is no instant: its midnight is taken in UTC, and written in UTC. */
function writtenOut(day: CalendarDate, locale: string): string {
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(day.toDate('UTC'));
}

export interface CalendarDayProps {
  day: CalendarDate;
  isToday: boolean;
  /** Takes its share of a sheet's width. */
  isNarrow: boolean;
}

/** One day, named in the client's language: React Aria's own words for "today" and "selected" know no Hindi. */
export function CalendarDay({ day, isToday, isNarrow }: CalendarDayProps) {
  const t = useUiText(dateFieldTexts);
  const written = writtenOut(day, useUiLanguage().locale);
  const named = isToday ? t('today', { day: written }) : written;
  return (
    <AriaCalendarCell
      date={day}
      className={cell({ isToday, isNarrow })}
      render={(props, { isSelected }) => (
        <div {...props} aria-label={isSelected ? t('selected', { day: named }) : named} />
      )}
    />
  );
}
